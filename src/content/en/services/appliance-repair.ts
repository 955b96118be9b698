import type { Faq, JobGroup, ServiceEntry } from '#catalogue/service-entry.ts'

const laundryAndTv = {
  id: 'appliance-laundry-tv',
  title: 'Washing Machine, Iron and TV',
  description: 'Machines that do not spin, irons that do not heat and screens that stay black.',
  keywords: ['washing machine', 'iron', 'press', 'tv', 'kapde dhone ki machine'],
  services: [
    {
      id: 'washing-machine-repair',
      title: 'Washing Machine Repair',
      description:
        'Faults in spin, drain, water inlet or door lock are found and repaired, front load or top load.',
      priceFrom: 399,
      keywords: [
        'washing machine not spinning',
        'machine not draining',
        'dryer not working',
        'washing machine leaking',
        'machine making noise',
        'door not opening',
        'kapde dhone ki machine kharab',
      ],
    },
    {
      id: 'washing-machine-drum-cleaning',
      title: 'Washing Machine Deep Cleaning',
      description: 'Scale, lint and mould are removed from drum, filter and detergent tray with a descaler.',
      priceFrom: 699,
      keywords: [
        'machine smell',
        'drum cleaning',
        'descaling',
        'dirty clothes after wash',
        'hard water scale',
      ],
    },
    {
      id: 'iron-repair',
      title: 'Iron and Steamer Repair',
      description:
        'A dry or steam iron gets a new element, thermostat or cord and is checked for leakage current.',
      priceFrom: 199,
      keywords: [
        'iron not heating',
        'press garam nahi ho rahi',
        'istri',
        'steam iron leaking',
        'iron wire broken',
      ],
    },
    {
      id: 'television-repair',
      title: 'TV Repair',
      description:
        'No picture, no sound or lines on an LED or smart TV: we test the panel, power and main board.',
      priceFrom: 399,
      keywords: [
        'tv not turning on',
        'no picture',
        'lines on tv screen',
        'no sound',
        'led tv',
        'smart tv',
        'tv screen black',
      ],
    },
  ],
} as const satisfies JobGroup

const coldAppliances = {
  id: 'appliance-fridge-cooler',
  title: 'Fridge and Air Cooler',
  description: 'Refrigerators and desert coolers that have stopped cooling.',
  keywords: ['fridge', 'refrigerator', 'cooler', 'freezer', 'not cooling'],
  services: [
    {
      id: 'refrigerator-repair',
      title: 'Refrigerator Repair',
      description:
        'Thermostat, relay, defrost heater, fan and door gasket are tested and the fault is repaired.',
      priceFrom: 399,
      keywords: [
        'fridge not cooling',
        'fridge thanda nahi kar raha',
        'ice in freezer',
        'water under fridge',
        'fridge making noise',
        'fridge door not closing',
        'fridge light not working',
      ],
    },
    {
      id: 'refrigerator-gas-refill',
      title: 'Fridge Gas Refill',
      description:
        'The leak is sealed, the drier filter is changed and the right refrigerant is charged by weight.',
      priceFrom: 1699,
      keywords: [
        'fridge gas',
        'gas filling',
        'fridge gas khatam',
        'freezer not freezing',
        'compressor always running',
      ],
    },
    {
      id: 'air-cooler-repair',
      title: 'Air Cooler Repair',
      description: 'Pump, motor and switches are repaired, and old cooling pads or khus are replaced.',
      priceFrom: 349,
      keywords: [
        'cooler not working',
        'cooler pump',
        'cooler pad',
        'khus',
        'desert cooler',
        'cooler paani nahi phenk raha',
        'cooler smell',
      ],
    },
  ],
} as const satisfies JobGroup

const kitchenAppliances = {
  id: 'appliance-kitchen',
  title: 'Kitchen Appliances',
  description: 'Mixer grinders, microwaves, chimneys and gas stoves repaired in your kitchen.',
  keywords: ['mixer', 'microwave', 'chimney', 'gas stove', 'kitchen'],
  services: [
    {
      id: 'mixer-grinder-repair',
      title: 'Mixer Grinder Repair',
      description: 'Motor, coupler, carbon brushes, jar blades and switch are repaired or replaced.',
      priceFrom: 249,
      keywords: [
        'mixer not working',
        'mixie',
        'jar leaking',
        'mixer burning smell',
        'blade stuck',
        'juicer',
        'coupler broken',
      ],
    },
    {
      id: 'microwave-repair',
      title: 'Microwave Repair',
      description:
        'No heating, sparking or a dead keypad: magnetron, fuse, door switch and board are tested.',
      priceFrom: 449,
      keywords: [
        'microwave not heating',
        'microwave sparking',
        'oven',
        'plate not rotating',
        'buttons not working',
        'otg',
      ],
    },
    {
      id: 'chimney-service',
      title: 'Kitchen Chimney Repair and Service',
      description: 'Filters, blower and duct are degreased, and motor, lights and touch panel are checked.',
      priceFrom: 699,
      keywords: [
        'chimney not sucking smoke',
        'chimney cleaning',
        'chimney dripping oil',
        'chimney noise',
        'kitchen smoke',
        'hood',
      ],
    },
    {
      id: 'gas-stove-repair',
      title: 'Gas Stove Repair',
      description:
        'Burners and jets are cleaned, knobs and auto-ignition repaired and every joint leak-tested.',
      priceFrom: 299,
      keywords: [
        'gas chulha',
        'low flame',
        'yellow flame',
        'gas smell',
        'burner not lighting',
        'hob',
        'knob tight',
        'auto ignition not working',
      ],
    },
  ],
} as const satisfies JobGroup

const waterAppliances = {
  id: 'appliance-water',
  title: 'RO and Geyser',
  description: 'Clean drinking water and hot baths: purifiers and water heaters of every brand.',
  keywords: ['ro', 'water purifier', 'geyser', 'no hot water', 'paani garam nahi ho raha'],
  services: [
    {
      id: 'ro-purifier-repair',
      title: 'RO Water Purifier Repair',
      description:
        'Filters and membrane are changed when due, leaks stopped and the TDS measured before and after.',
      priceFrom: 349,
      keywords: [
        'ro not working',
        'ro filter change',
        'water taste bad',
        'ro leaking',
        'ro paani nahi de raha',
        'high tds',
        'water purifier',
        'membrane',
      ],
    },
    {
      id: 'geyser-repair',
      title: 'Geyser Repair',
      description:
        'Element, thermostat and safety valve are tested, scale is removed and leaks are repaired.',
      priceFrom: 399,
      keywords: [
        'no hot water',
        'geyser not heating',
        'paani garam nahi ho raha',
        'geyser leaking',
        'geyser tripping mcb',
        'current from geyser',
        'gas geyser',
        'water heater',
      ],
    },
    {
      id: 'geyser-installation',
      title: 'Geyser Installation',
      description:
        'A storage or instant geyser is mounted, connected to pipes and power, and tested for leaks.',
      priceFrom: 499,
      keywords: [
        'new geyser',
        'geyser fitting',
        'geyser lagwana',
        'instant geyser',
        'geyser pipe',
        'shift geyser',
      ],
    },
  ],
} as const satisfies JobGroup

export const catalogue = {
  description:
    'Washing machines, fridges, RO purifiers, geysers, microwaves, chimneys and more repaired at home; ask for genuine parts and for the price first.',
  keywords: [
    'washing machine',
    'fridge',
    'geyser',
    'no hot water',
    'ro',
    'microwave',
    'mixer grinder',
    'chimney',
    'tv',
    'machine kharab',
  ],
  children: [laundryAndTv, coldAppliances, kitchenAppliances, waterAppliances],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'My appliance is under warranty. Should I book here?',
    answer:
      'Call the maker first. Repairs by others can end the warranty. We are the right address once the warranty is over.',
  },
  {
    question: 'Is it repaired at home or taken away?',
    answer:
      'Most faults are repaired at home. If a board or a motor has to go to a workshop, you get a written receipt and a date.',
  },
  {
    question: 'What if the repair is not worth its price?',
    answer:
      'The professional tells you the fault and the cost before starting. If you decide against it, you owe only the inspection charge, if you were told of one when the visit was agreed.',
  },
] as const satisfies ReadonlyArray<Faq>
