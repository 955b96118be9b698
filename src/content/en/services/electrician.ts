import type { Faq, JobGroup, ServiceEntry } from '#catalogue/service-entry.ts'

const switchesAndWiring = {
  id: 'electrician-switches-wiring',
  title: 'Switches and Wiring',
  description: 'Switchboards, wiring, MCBs and earthing repaired safely, with the mains off.',
  keywords: ['switch', 'wiring', 'mcb', 'short circuit', 'bijli chali gayi', 'power cut in one room'],
  services: [
    {
      id: 'switch-socket-repair',
      title: 'Switch and Socket Repair',
      description: 'A loose, sparking or dead switch, socket or fan regulator is repaired or replaced.',
      priceFrom: 299,
      keywords: [
        'switch not working',
        'switch sparking',
        'socket loose',
        'plug point',
        'switchboard',
        'regulator',
        'button kharab',
      ],
    },
    {
      id: 'wiring-repair',
      title: 'Wiring and Short Circuit Repair',
      description: 'We trace burnt, loose or rodent-cut wires, replace the faulty run and test the circuit.',
      priceFrom: 499,
      keywords: [
        'short circuit',
        'burning smell',
        'wire jal gayi',
        'no power in one room',
        'loose wire',
        'new wiring',
        'half house no light',
      ],
    },
    {
      id: 'mcb-fuse-repair',
      title: 'MCB and Fuse Repair',
      description: 'The cause of a tripping MCB, RCCB or blown fuse is found and the faulty part replaced.',
      priceFrom: 349,
      keywords: [
        'mcb tripping',
        'mcb gir raha hai',
        'fuse blown',
        'fuse ud gaya',
        'db box',
        'rccb',
        'main switch',
      ],
    },
    {
      id: 'earthing-check',
      title: 'Earthing and Shock Check',
      description:
        'We measure the earthing, find what is giving shocks and correct it, or quote a new earth pit.',
      priceFrom: 599,
      keywords: [
        'current aa raha hai',
        'electric shock',
        'shock from tap',
        'current in fridge body',
        'earthing',
        'jhatka lag raha hai',
      ],
    },
  ],
} as const satisfies JobGroup

const fansAndLights = {
  id: 'electrician-fans-lights',
  title: 'Fans and Lights',
  description: 'Ceiling and exhaust fans, tube lights and decorative lights, fitted or repaired.',
  keywords: ['fan', 'pankha', 'light', 'bulb', 'tube light', 'exhaust'],
  services: [
    {
      id: 'fan-repair',
      title: 'Fan Repair',
      description:
        'A slow, noisy or dead ceiling, table or wall fan gets a new capacitor, bearing or winding.',
      priceFrom: 399,
      keywords: [
        'fan not working',
        'pankha nahi chal raha',
        'fan slow',
        'fan making noise',
        'pankha dheere chal raha',
        'table fan',
        'fan capacitor',
      ],
    },
    {
      id: 'ceiling-fan-installation',
      title: 'Ceiling Fan Installation',
      description: 'A new ceiling fan is assembled, hung, wired and balanced, and the old one is taken down.',
      priceFrom: 299,
      keywords: ['new fan', 'pankha lagana', 'fan fitting', 'bldc fan', 'fan hook', 'remove old fan'],
    },
    {
      id: 'exhaust-fan-installation',
      title: 'Exhaust Fan Fitting',
      description:
        'A kitchen or bathroom exhaust fan is fitted, replaced or cleaned so that air moves out again.',
      priceFrom: 349,
      keywords: ['exhaust fan', 'kitchen smoke', 'bathroom smell', 'ventilation fan', 'exhaust not working'],
    },
    {
      id: 'light-installation',
      title: 'Light and Tube Light Fitting',
      description:
        'LED battens, panel lights, wall lights and jhoomars are fitted, or a flickering one is repaired.',
      priceFrom: 199,
      keywords: [
        'tube light',
        'light flickering',
        'batti nahi jal rahi',
        'led panel',
        'jhoomar',
        'chandelier',
        'false ceiling light',
        'bulb holder',
      ],
    },
  ],
} as const satisfies JobGroup

const powerBackup = {
  id: 'electrician-power-backup',
  title: 'Inverter and Stabiliser',
  description: 'Backup for power cuts and protection from low or high voltage.',
  keywords: ['inverter', 'battery', 'power cut', 'stabiliser', 'low voltage', 'ups'],
  services: [
    {
      id: 'inverter-installation',
      title: 'Inverter Installation and Repair',
      description:
        'A home inverter is wired to the circuits you choose, or one that beeps or fails is repaired.',
      priceFrom: 499,
      keywords: [
        'inverter not working',
        'inverter beeping',
        'no backup',
        'light jaane par inverter band',
        'new inverter',
        'home ups',
        'overload',
      ],
    },
    {
      id: 'inverter-battery-service',
      title: 'Inverter Battery Service',
      description:
        'Distilled water is topped up, terminals are cleaned and the battery is tested under load.',
      priceFrom: 349,
      keywords: [
        'battery water',
        'battery backup low',
        'inverter battery',
        'battery not charging',
        'distilled water',
      ],
    },
    {
      id: 'voltage-stabiliser-fitting',
      title: 'Voltage Stabiliser Fitting',
      description: 'A stabiliser for the AC, fridge or whole house is mounted, wired and set, or repaired.',
      priceFrom: 299,
      keywords: ['stabilizer', 'low voltage', 'voltage up down', 'high voltage', 'voltage kam aa raha hai'],
    },
  ],
} as const satisfies JobGroup

const pointsAndMeters = {
  id: 'electrician-points-meters',
  title: 'Doorbells, Meters and Power Points',
  description: 'New points for heavy appliances, sub-meters for tenants, and doorbells that ring.',
  keywords: ['doorbell', 'meter', 'power point', 'plug point', 'new connection'],
  services: [
    {
      id: 'electric-bell-repair',
      title: 'Doorbell Repair and Fitting',
      description: 'A silent or buzzing doorbell is repaired, or a new wired or wireless one is fitted.',
      priceFrom: 199,
      keywords: ['doorbell not working', 'ghanti kharab', 'door bell', 'wireless bell', 'bell switch'],
    },
    {
      id: 'sub-meter-installation',
      title: 'Sub-Meter Installation',
      description:
        'A separate sub-meter for a tenant or floor is fitted, sealed and checked against the main one.',
      priceFrom: 599,
      keywords: [
        'sub meter',
        'tenant meter',
        'kirayedar ka meter',
        'high electricity bill',
        'meter running fast',
      ],
    },
    {
      id: 'power-point-installation',
      title: 'AC and Geyser Power Point Fitting',
      description:
        'A 16 or 20 ampere point with the right cable and MCB for an AC, geyser, oven or EV charger.',
      priceFrom: 449,
      keywords: [
        'ac point',
        'geyser point',
        '16 amp socket',
        'power plug',
        'plug getting hot',
        'ev charging point',
      ],
    },
  ],
} as const satisfies JobGroup

export const catalogue = {
  description:
    'Switches, wiring, fans, lights, inverters and meters repaired or fitted by electricians; ask for a test of the circuit at the end.',
  keywords: [
    'bijli wala',
    'bijli mistri',
    'electrical repair',
    'no power',
    'light nahi aa rahi',
    'current aa raha hai',
    'fan not working',
    'short circuit',
    'wiring',
    'inverter',
  ],
  children: [switchesAndWiring, fansAndLights, powerBackup, pointsAndMeters],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'The breaker trips again and again. Can I keep switching it back on?',
    answer:
      'Please do not. A breaker that trips is protecting you from an overload, a short circuit or leakage to earth. Unplug the appliances of that circuit, leave it off and have it tested.',
  },
  {
    question: 'Should I buy the switches and fans myself?',
    answer:
      'As you like. You can keep the parts ready, or the electrician brings ISI-marked ones and adds them to the bill after you have seen the price.',
  },
  {
    question: 'Is the power of the whole home switched off during the work?',
    answer:
      'Usually only the circuit that is being worked on. For work on the distribution board the main switch goes off, and the electrician tells you before.',
  },
] as const satisfies ReadonlyArray<Faq>
