/** Strings of the three state pages that need no database. */
export const stateStrings = {
  maharashtra: {
    intro:
      'From sea-facing flats in Mumbai to family houses in Nagpur, Maharashtra puts homes through very different years. Choose your city and find professionals who know its water, its walls and its weather.',
    climate:
      'The coast and the Sahyadri take some of the heaviest rain in India, while Vidarbha in the east passes 45 °C in May.',
    needs: [
      {
        title: 'Roofs that hold the monsoon',
        text: 'Along the Konkan and the ghats it rains for weeks without a break. Terraces, parapets and window joints need sealing in April and May, while the concrete is still dry.',
      },
      {
        title: 'Cooling for Vidarbha summers',
        text: 'Nagpur homes lean on coolers and air conditioners from March to June. Service before the season, and check the wiring that carries both at once.',
      },
      {
        title: 'Tanks, pumps and supply hours',
        text: 'In most cities water comes for part of the day and is stored. Float valves, pumps and overhead tanks decide whether the evening tap runs, so they deserve a yearly look.',
      },
    ],
    seoDescription:
      'Home services in Maharashtra: plumbers, electricians, AC repair, carpenters, painters and cleaners in Mumbai, Pune, Nagpur, Nashik and Thane.',
  },
  delhi: {
    intro:
      'One city, many kinds of home: kothis in the south, builder floors in the west, group housing in Dwarka and lanes in the north where a ladder barely fits. Pick your side of Delhi to see who works there.',
    climate:
      'Delhi swings from over 45 °C in summer to near-freezing nights in January, with dust before the monsoon and smog after it.',
    needs: [
      {
        title: 'A summer that tests every AC',
        text: 'Demand for cooling peaks in the same few weeks for everyone. Service in March, keep the outdoor unit in shade where you can, and fix small gas leaks before May.',
      },
      {
        title: 'Safe wiring for heavy loads',
        text: 'Air conditioners in June and heaters in January often run on wiring meant for fans and bulbs. Separate circuits, earthing and the right MCB prevent the smell of hot plastic.',
      },
      {
        title: 'Dust and smog indoors',
        text: 'Fine dust settles behind curtains, in fan blades and in sofa fabric all year. A deep clean after the dust season and again after Diwali gives the home a fresh start.',
      },
    ],
    seoDescription:
      'Home services across Delhi: AC repair, electricians, plumbers, carpenters, painters and cleaning in New, South, North, East and West Delhi and Dwarka.',
  },
  karnataka: {
    intro:
      'Karnataka runs from a rainy coast to a dry plateau, and its homes follow. Choose your city, from Bangalore to Belgaum, and find professionals for hard water, heavy rain and old tiled roofs.',
    climate:
      'Mangalore gets well over 3,000 mm of rain in a usual year, while much of the plateau to the east gets less than 800 mm.',
    needs: [
      {
        title: 'Hard water on the plateau',
        text: 'Borewells in Bangalore, Davanagere and Hubli bring up water rich in minerals. Taps, shower heads and valves choke with scale unless they are cleaned and their cartridges changed.',
      },
      {
        title: 'Mangalore tiles and wet walls',
        text: 'On the coast a slipped tile or a mossy gutter is a leak by the first week of June. Roofs and outer walls want checking and sealing before the south-west monsoon arrives.',
      },
      {
        title: 'Wood that needs care',
        text: 'Older homes in Mysore and Belgaum have rosewood and teak that outlast their hinges. A carpenter can re-hang doors, mend frames and polish what is worth keeping.',
      },
    ],
    seoDescription:
      'Plumbers, electricians, AC repair, carpenters, painters and cleaners in Karnataka: Bangalore, Mysore, Mangalore, Hubli, Belgaum and Davanagere.',
  },
} as const
