import { company } from '#content/company.ts'

/** Strings of the nine city pages that need no database. */
export const cityStrings = {
  mumbai: {
    intro: `Mumbai is where ${company.name} began in ${company.foundedYear}. From old chawls in Dadar to towers in Powai, homes here live with salt air, short water hours and four months of rain. Find a professional who works in your part of the city.`,
    climate:
      'Mumbai gets more than 2,000 mm of rain in a usual year, nearly all of it between June and September, and the air stays humid and salty for the rest.',
    needs: [
      {
        title: 'Leaks before and during the monsoon',
        text: 'Driving rain finds every crack in a terrace, an outer wall or a window sill. Have joints and slabs sealed before June, and have a damp ceiling traced to its source before it is painted over.',
      },
      {
        title: 'Rust from sea air',
        text: 'Salt eats the fins, brackets and copper joints of outdoor AC units, fastest near the shore. A yearly check of the coil and the bracket keeps the unit cooling and safely on the wall.',
      },
      {
        title: 'Water that comes for a few hours',
        text: 'Most buildings fill their tanks during fixed supply hours. A stuck float valve, a tired pump or a rusted iron pipe means a dry tap till the next turn, so small leaks are worth fixing early.',
      },
    ],
    seoDescription:
      'Plumbers, electricians, AC technicians, carpenters, painters and cleaners for homes in Mumbai, from Colaba to Borivali. Book in the app.',
  },
  pune: {
    intro:
      'Pune has grown from the old peths to a ring of new townships in one generation. Find help for a wada with a tiled roof, a first flat in Wakad or a villa by the hills.',
    climate:
      'Pune’s monsoon is steady rather than violent, heavier towards the hills in the west, and it is followed by cool, dry winters.',
    needs: [
      {
        title: 'Tanker water in new suburbs',
        text: 'Several outer townships still buy much of their water, hard and full of silt. Strainers, clean tanks and a check of valves keep showers running and geysers from choking.',
      },
      {
        title: 'Balconies and terraces that seep',
        text: 'Weeks of drizzle find the hairline gaps around balcony drains and parapets of young buildings. Sealing them in the dry months keeps the neighbour’s ceiling clean as well.',
      },
      {
        title: 'First homes to furnish',
        text: 'A new flat comes with bare walls and odd corners. A carpenter measures, builds and fits kitchens, wardrobes and study tables that make use of every foot.',
      },
    ],
    seoDescription:
      'Find plumbers, electricians, carpenters, painters, AC technicians and cleaners in Pune, from Kothrud to Kharadi. Book in the app.',
  },
  ahmedabad: {
    intro:
      'Carved pols inside the old walls, wide bungalows in Satellite and new towers along SG Highway: Ahmedabad homes face heat, hard water and fine dust. Find professionals who know all three.',
    climate:
      'May afternoons in Ahmedabad reach 42 to 45 °C, the air is dry for eight months, and the year’s rain falls in a few heavy spells.',
    needs: [
      {
        title: 'Heat from April onwards',
        text: 'When nights stay near 30 °C an AC has no time to recover. Book the yearly service in March: a clean coil and correct gas can mean the difference between cooling and tripping.',
      },
      {
        title: 'Purifiers and geysers against hard water',
        text: 'Dissolved salts are high in much of the groundwater. Purifier membranes and geyser elements wear out early unless filters are changed and scale is removed on time.',
      },
      {
        title: 'Udhai in the woodwork',
        text: 'Termites come up through dry soil into skirting, frames and plywood cupboards. Mud lines on a wall mean it is time to treat the whole ground line, not just the shelf.',
      },
    ],
    seoDescription:
      'AC repair, appliance repair, plumbers, electricians, carpenters and cleaning for homes in Ahmedabad, from Maninagar to Bopal.',
  },
  delhi: {
    intro:
      'Delhi asks a lot of a home: furnace summers, cold foggy winters and dust in between. From builder floors in Rohini to DDA flats in Mayur Vihar, find someone nearby who can put it right.',
    climate:
      'Summer afternoons in Delhi cross 45 °C in bad weeks and winter nights drop below 5 °C, so the same home needs cooling, heating and clean air within one year.',
    needs: [
      {
        title: 'Cooling that lasts till July',
        text: 'An AC that was fine in March can trip or blow warm air by May. A wet service and a gas check before the loo starts blowing saves a week of waiting at the peak.',
      },
      {
        title: 'Power cuts and voltage swings',
        text: 'Summer load brings cuts and low voltage that hurt compressors and inverters. An electrician can test the earthing, balance the load and fit the right stabiliser or MCB.',
      },
      {
        title: 'Dust on everything',
        text: 'Dust storms before the monsoon and smog after Diwali settle in curtains, sofas, fans and window tracks. A deep clean twice a year makes daily dusting useful again.',
      },
    ],
    seoDescription:
      'Home services in Delhi: AC repair, electricians, plumbers, carpenters, painters and deep cleaning, from Rohini to Vasant Kunj.',
  },
  'new-delhi': {
    intro:
      'Bungalows with lawns, government quarters and quiet colonies built decades ago: New Delhi homes are well planned and not young. Our partners know old pipes, old wiring and tall wooden doors.',
    climate:
      'The hot, dry loo of May and June gives way to a short monsoon, and dense fog in December and January keeps walls and cupboards damp.',
    needs: [
      {
        title: 'Pipes as old as the colony',
        text: 'Galvanised iron lines laid when the quarters were built rust from within: first the pressure drops, then the water runs brown. A plumber can replace the worst runs without opening every wall.',
      },
      {
        title: 'Termites in old timber',
        text: 'Garden soil against the walls and wooden door frames are what termites look for. Drilling and treating the ground line, and looking again each year, protects frames and floors.',
      },
      {
        title: 'Lawns through the dry months',
        text: 'Grass that is green in March turns to straw by June. Regular mowing, deep watering in the evening and pruning of the big neem and jamun trees keep a garden alive and safe.',
      },
    ],
    seoDescription:
      'Help for homes in New Delhi: plumbing, wiring, AC repair, carpentry, pest control and gardens, from Connaught Place to Chanakyapuri.',
  },
  bangalore: {
    intro:
      'Bangalore moves house often and builds faster than its pipes. Whether you rent in Koramangala or own a villa in Whitefield, find help for hard water, evening storms and the next set of shelves.',
    climate:
      'At about 920 metres Bangalore stays mild all year, but heavy evening showers from May to October test roofs, balconies and drains.',
    needs: [
      {
        title: 'Hard borewell water',
        text: 'Many layouts depend on borewells and tankers. The minerals leave white scale in taps, shower heads and geysers until the flow thins; descaling and new cartridges bring it back.',
      },
      {
        title: 'Power dips and UPS backup',
        text: 'A storm or a tree branch on the line is enough for a cut. An electrician can wire the inverter to the circuits you work on and protect the rest from surges.',
      },
      {
        title: 'Moving in and moving out',
        text: 'Beds to assemble, wardrobes to shift, blinds and shelves to drill: a carpenter for half a day settles a new flat, and fills the holes again when the lease ends.',
      },
    ],
    seoDescription:
      'Book plumbers, electricians, AC technicians, carpenters, painters and cleaners in Bangalore, from Indiranagar to Whitefield.',
  },
  hyderabad: {
    intro:
      'From family houses around Charminar to the high-rises of Gachibowli, Hyderabad homes sit on granite and drink hard water. Find professionals for the summer rush and for the jobs that wait all year.',
    climate:
      'April and May stay near 40 °C in Hyderabad, and sudden cloudbursts between June and October flood low streets within an hour.',
    needs: [
      {
        title: 'Scale in geysers and washing machines',
        text: 'Groundwater here is hard, and its scale coats heating elements until they burn out. Descaling once a year costs far less than a new element, and the water heats faster too.',
      },
      {
        title: 'AC through a long summer',
        text: 'Units run day and night from March to June. Clean filters, a washed outdoor coil and the right gas pressure are what keep the room cold and the bill bearable.',
      },
      {
        title: 'Hot top floors',
        text: 'A bare concrete terrace soaks up the sun and warms the rooms below till midnight. A white reflective coat, laid on a clean and crack-free slab, takes the edge off.',
      },
    ],
    seoDescription:
      'Home services in Hyderabad: AC repair, geyser and appliance repair, plumbers, electricians and painters from Kukatpally to Secunderabad.',
  },
  chennai: {
    intro:
      'Chennai is warm in every month and wet when the rest of the country is dry. Find professionals for AC units that rarely rest, fittings that rust by the sea and homes that must be ready for October.',
    climate:
      'Most of Chennai’s rain comes with the north-east monsoon from October to December, at times with a cyclone; the other months are hot and humid.',
    needs: [
      {
        title: 'AC units that never rest',
        text: 'With no real winter, an AC here works nearly all year and its drain clogs with slime. A service every three to four months stops drips on the wall and that sour smell.',
      },
      {
        title: 'Ready for the October rains',
        text: 'Water on the ground floor and electricity do not go together. Before the season, have the meter board, earthing and sump pump checked, and low sockets moved up if the street floods.',
      },
      {
        title: 'Salt in the water',
        text: 'Near the coast the borewell water turns brackish and eats taps, valves and pump parts. A plumber can fit brass or plastic where steel fails and keep metro water on its own line.',
      },
    ],
    seoDescription:
      'AC repair, electricians, plumbers, carpenters, painters and cleaning for homes in Chennai, from Anna Nagar to Velachery. Book in the app.',
  },
  kolkata: {
    intro:
      'Red floors and tall shutters in the north, new towers in Rajarhat, and damp in both. Kolkata homes reward patient work; find professionals who repair what is old before they replace it.',
    climate:
      'Kolkata is humid for most of the year, with around 1,800 mm of rain, most of it between June and October, so walls dry slowly and wood moves.',
    needs: [
      {
        title: 'Damp walls and peeling paint',
        text: 'Moisture climbs through old brick and lifts the plaster, the bottom metre first. The wall has to be scraped, treated and left to dry before a new coat will hold through the rains.',
      },
      {
        title: 'Wiring from another age',
        text: 'Many older houses still run on wooden battens, fuse wires and two-pin points. An electrician can move one circuit at a time to MCBs and earthed sockets while you live there.',
      },
      {
        title: 'Doors that swell each monsoon',
        text: 'Louvred shutters and heavy doors stick in July and rattle in January. A carpenter planes, re-hangs and seals them, and mends the slats that rain has rotted.',
      },
    ],
    seoDescription:
      'Electricians, plumbers, carpenters, painters, AC repair and cleaning for homes in Kolkata, from Shyambazar to Behala.',
  },
} as const
