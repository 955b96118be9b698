/** Words of the cities of the south and of Kolkata that are built in. */
export const southEasternCities = {
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
      'Book plumbers, electricians, AC technicians, carpenters, painters and cleaners in Bangalore, from Indiranagar to Whitefield. Starting prices shown.',
  },
  hyderabad: {
    intro:
      'From family houses around Charminar to the high-rises of Gachibowli, Hyderabad homes sit on granite and drink hard water. Find technicians for the summer rush and for the jobs that wait all year.',
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
      'Home services in Hyderabad: AC repair, geyser and appliance repair, plumbers, electricians and painters from Kukatpally to Secunderabad, at clear prices.',
  },
  chennai: {
    intro:
      'Chennai is warm in every month and wet when the rest of the country is dry. Find technicians for AC units that rarely rest, fittings that rust by the sea and homes that must be ready for October.',
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
      'AC repair, electricians, plumbers, carpenters, painters and cleaning for homes in Chennai, from Anna Nagar to Velachery. See what each job starts from.',
  },
  kolkata: {
    intro:
      'Red floors and tall shutters in the north, new towers in Rajarhat, and damp in both. Kolkata homes reward patient work; find people who repair what is old before they replace it.',
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
      'Electricians, plumbers, carpenters, painters, AC repair and cleaning for homes in Kolkata, from Shyambazar to Behala, with starting prices shown.',
  },
} as const
