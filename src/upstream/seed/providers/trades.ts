/** What people of a trade say of themselves and what is said of their work. */
export type TradeWords = {
  titles: ReadonlyArray<string>
  /** How the work is gone about. */
  ways: ReadonlyArray<string>
  /** What customers wrote. */
  praise: ReadonlyArray<string>
}

/** By the id of the category. */
export const tradeWords = {
  plumbing: {
    titles: ['Plumber', 'Pipe and leak specialist', 'Bathroom plumber', 'Plumber for housing societies'],
    ways: [
      'I look for the leak before I open a wall, and show you the worn part when I am done.',
      'Tanks, motors and mixers are most of my week. I carry washers and valves in the common sizes.',
      'I pressure-test every joint and leave the floor dry.',
    ],
    praise: [
      'The drip under the sink is gone and the cabinet was wiped dry.',
      'Changed one elbow where others wanted to replace the line.',
      'Explained why the motor kept tripping and fixed it in an hour.',
      'Neat sealing around the basin, no smell since.',
    ],
  },
  electrician: {
    titles: ['Electrician', 'Licensed wireman', 'Wiring and switchboard electrician', 'Home electrician'],
    ways: [
      'Power goes off at the board before I touch a wire, and I test every point after.',
      'I label the breakers, so that the next fault is found in a minute.',
      'Old aluminium wiring, weak earthing and fans that hum are what I am called for most.',
    ],
    praise: [
      'Found the loose neutral that had troubled us for months.',
      'The new board is labelled and tidy.',
      'Checked the earthing without being asked.',
      'Fan and lights were up before lunch.',
    ],
  },
  'ac-repair': {
    titles: ['AC technician', 'Split and window AC mechanic', 'Cooling specialist', 'AC service engineer'],
    ways: [
      'I measure gas pressure and current first; half of the units need cleaning and no gas.',
      'Coils are washed with a jacket around them, so the wall stays clean.',
      'I tell you when a repair costs more than the machine is worth.',
    ],
    praise: [
      'Cools like in its first summer.',
      'Did not sell us gas that we did not need.',
      'The water no longer runs down the wall.',
      'Covered the bed before he washed the coil.',
    ],
  },
  carpentry: {
    titles: [
      'Carpenter',
      'Furniture carpenter',
      'Wardrobe and kitchen carpenter',
      'Door and window carpenter',
    ],
    ways: [
      'I measure twice and cut in my workshop, so there is little dust in your home.',
      'Swollen doors, loose hinges and beds that creak are repaired on the spot.',
      'You choose the board and the fittings; I show you what they cost.',
    ],
    praise: [
      'The door closes again without a sound.',
      'Shelves are level and the edges are clean.',
      'Took the sawdust away with him.',
      'Repaired the old cot instead of selling a new one.',
    ],
  },
  painting: {
    titles: ['Painter', 'Interior painter', 'Wall and texture painter', 'House painting contractor'],
    ways: [
      'Walls are scraped, filled and primed before any colour goes on.',
      'Furniture is covered and the lines at the ceiling are taped.',
      'I note the shade numbers, so that a scratch can be touched up years later.',
    ],
    praise: [
      'Two clean coats and not a drop on the tiles.',
      'Finished a day early and came back for one patch.',
      'The damp mark was treated and did not just vanish under paint.',
      'Helped us choose a shade that suits the light.',
    ],
  },
  cleaning: {
    titles: ['Deep cleaning team', 'Home cleaner', 'Kitchen and bathroom cleaner', 'Sofa and carpet cleaner'],
    ways: [
      'We bring machines and our own cloths, and start at the ceiling.',
      'Mild products first; strong ones only where you have agreed.',
      'Kitchen grease and hard-water marks are what we are best at.',
    ],
    praise: [
      'The bathroom tiles have their colour back.',
      'Moved every piece of furniture and put it back.',
      'Came on time before the festival rush.',
      'The sofa was dry by the evening.',
    ],
  },
  'appliance-repair': {
    titles: [
      'Appliance technician',
      'Washing machine and fridge mechanic',
      'Home appliance repairer',
      'RO and geyser technician',
    ],
    ways: [
      'I open the machine in front of you and name the part before I order it.',
      'Common belts, valves and thermostats are in my bag.',
      'Every repair is tried out with a full run.',
    ],
    praise: [
      'The machine spins again and no longer walks.',
      'Ordered the part in the morning and fitted it at night.',
      'Honest about the fridge: told us to keep the money for a new one.',
      'Geyser heats in ten minutes now.',
    ],
  },
  'pest-control': {
    titles: [
      'Pest control specialist',
      'Termite treatment team',
      'Herbal and gel pest control',
      'Pest technician',
    ],
    ways: [
      'I look for where they come in, and treat that before the rest.',
      'You get the name of every product and how long to keep children and pets away.',
      'A second look after two weeks belongs to the price.',
    ],
    praise: [
      'No cockroach in the kitchen for three months.',
      'Drilled and sealed neatly for the termites.',
      'Told us what to put away and when to come back.',
      'Came again for free as promised.',
    ],
  },
  'interior-design': {
    titles: [
      'Interior designer',
      'Modular kitchen designer',
      'Space planner for flats',
      'Interiors and false ceilings',
    ],
    ways: [
      'A plan with measures comes first, and the price of each item stands in it.',
      'I work with what you own and replace only what does not fit.',
      'Site visits are twice a week, with photographs.',
    ],
    praise: [
      'Found room for a study in a small flat.',
      'The kitchen came as it was drawn.',
      'Stayed within what we had agreed to spend.',
      'Good eye for light and storage.',
    ],
  },
  gardening: {
    titles: ['Gardener', 'Balcony and terrace gardener', 'Landscape gardener', 'Lawn and plant care'],
    ways: [
      'I look at sun and wind before I suggest a plant.',
      'Soil is mixed with compost from our own heap.',
      'Pots are watered, pruned and fed by the month.',
    ],
    praise: [
      'The balcony is green even in May.',
      'Saved our curry leaf plant.',
      'Trimmed the hedge and swept the path.',
      'Knows which plants stand the salt in the air.',
    ],
  },
  security: {
    titles: [
      'CCTV technician',
      'Camera and door phone installer',
      'Home security installer',
      'Smart lock fitter',
    ],
    ways: [
      'Cameras go where they see faces, and not into the neighbour’s window.',
      'Cables run in channels, and the recorder gets a password of your own.',
      'I show everybody in the house how to see and to delete recordings.',
    ],
    praise: [
      'Clear picture at the gate, also at night.',
      'Hid every cable.',
      'The door phone works on both floors.',
      'Patient with my parents and the app.',
    ],
  },
  waterproofing: {
    titles: [
      'Waterproofing contractor',
      'Terrace and bathroom waterproofing',
      'Damp wall specialist',
      'Seepage repair team',
    ],
    ways: [
      'Water is ponded for a day before and after, so that you see what has changed.',
      'Cracks are opened, filled and coated; paint alone stops nothing.',
      'The layers and their names stand in the bill.',
    ],
    praise: [
      'First monsoon without a bucket in the hall.',
      'The damp patch has not come back.',
      'Tested the terrace with standing water before leaving.',
      'No smell and no mess in the bathroom.',
    ],
  },
} as const satisfies Record<string, TradeWords>
