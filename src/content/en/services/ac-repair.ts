import type { Faq, JobGroup, ServiceEntry } from '#catalogue/service-entry.ts'

const servicing = {
  id: 'ac-servicing',
  title: 'AC Service and Cleaning',
  description: 'Regular care before and during the summer, for split and window ACs.',
  keywords: ['ac service', 'ac cleaning', 'ac servicing before summer', 'ac smell', 'dusty filter'],
  services: [
    {
      id: 'ac-service',
      title: 'AC Service',
      description:
        'Filters, indoor coil and drain tray are cleaned, the outdoor unit is washed and cooling is tested.',
      priceFrom: 699,
      keywords: [
        'ac servicing',
        'ac wash',
        'filter cleaning',
        'ac cooling less',
        'ac ki safai',
        'summer service',
        'annual ac maintenance',
      ],
    },
    {
      id: 'ac-deep-cleaning',
      title: 'AC Foam and Jet Cleaning',
      description:
        'Foam loosens the grime in coil and blower, and a pressure jet washes it into a covered bag.',
      priceFrom: 999,
      keywords: [
        'ac bad smell',
        'jet service',
        'foam wash',
        'ac not serviced for years',
        'black dust from ac',
      ],
    },
    {
      id: 'ac-checkup',
      title: 'AC Check-up',
      description:
        'Gas pressure, current, airflow and drain are measured and you get the findings and a quote.',
      priceFrom: 299,
      keywords: ['ac inspection', 'ac check', 'ac not starting', 'ac on nahi ho raha', 'ac fault code'],
    },
  ],
} as const satisfies JobGroup

const coolingFaults = {
  id: 'ac-cooling-faults',
  title: 'Gas, Cooling and Leaks',
  description: 'The faults that make a room stay warm: low gas, water leaks, failed boards.',
  keywords: ['ac not cooling', 'ac gas', 'ac leaking', 'thandi hawa nahi aa rahi', 'ac band'],
  services: [
    {
      id: 'ac-gas-refill',
      title: 'AC Gas Refill',
      description:
        'The leak is found and sealed, the system is vacuumed and refrigerant is charged by weight.',
      priceFrom: 1499,
      keywords: [
        'ac gas filling',
        'gas khatam',
        'gas leak',
        'r32',
        'r410a',
        'ac only blowing air',
        'ice on ac pipe',
        'refrigerant top up',
      ],
    },
    {
      id: 'ac-not-cooling-repair',
      title: 'AC Not Cooling Repair',
      description:
        'Sensor, capacitor, fan motor and gas pressure are tested and the failed part is replaced.',
      priceFrom: 399,
      keywords: [
        'ac not cooling',
        'thanda nahi kar raha',
        'warm air from ac',
        'ac tripping',
        'room not getting cold',
      ],
    },
    {
      id: 'ac-water-leak-repair',
      title: 'AC Water Leak Repair',
      description:
        'A choked drain pipe or tray is cleared and the indoor unit is levelled so that it stops dripping.',
      priceFrom: 499,
      keywords: [
        'water dripping from ac',
        'ac se paani gir raha hai',
        'ac leaking',
        'ac drain pipe',
        'ice in indoor unit',
      ],
    },
    {
      id: 'ac-circuit-board-repair',
      title: 'AC Circuit Board Repair',
      description:
        'A faulty PCB, display or remote receiver is tested and repaired, or replaced with your approval.',
      priceFrom: 1299,
      keywords: [
        'ac pcb',
        'error code',
        'ac not turning on',
        'remote not working',
        'ac blinking light',
        'ac switching off',
      ],
    },
  ],
} as const satisfies JobGroup

const fitting = {
  id: 'ac-fitting',
  title: 'Installation and Shifting',
  description: 'New ACs put up, old ones taken down, and both when you move house.',
  keywords: ['ac installation', 'ac fitting', 'new ac', 'ac removal', 'house shifting'],
  services: [
    {
      id: 'split-ac-installation',
      title: 'Split AC Installation',
      description:
        'Both units are mounted, joined with copper pipe, vacuumed and tested; brackets are extra.',
      priceFrom: 1599,
      keywords: [
        'split ac fitting',
        'new ac lagwana',
        'ac installation',
        'inverter ac installation',
        'outdoor unit stand',
      ],
    },
    {
      id: 'window-ac-installation',
      title: 'Window AC Installation',
      description: 'The AC is set in its window or frame, levelled, sealed around the edges and tested.',
      priceFrom: 799,
      keywords: ['window ac fitting', 'window ac', 'khidki wala ac', 'ac frame', 'window ac vibration'],
    },
    {
      id: 'ac-uninstallation',
      title: 'AC Removal',
      description:
        'Gas is pumped down into the outdoor unit, and the split or window AC is taken down and packed.',
      priceFrom: 699,
      keywords: ['ac uninstall', 'ac utarna', 'remove ac', 'take down ac', 'old ac removal'],
    },
    {
      id: 'ac-shifting',
      title: 'AC Shifting',
      description: 'Removal at the old place, transport within the city and installation at the new one.',
      priceFrom: 2299,
      keywords: ['ac relocation', 'move ac', 'ac transfer', 'house shifting ac', 'change ac room'],
    },
  ],
} as const satisfies JobGroup

const parts = {
  id: 'ac-parts',
  title: 'Compressor, Noise and Pipes',
  description: 'Bigger repairs of the outdoor unit, the fan motors and the copper line.',
  keywords: ['compressor', 'ac noise', 'copper pipe', 'outdoor unit', 'ac fan motor'],
  services: [
    {
      id: 'ac-compressor-repair',
      title: 'AC Compressor Repair',
      description:
        'Starting parts and windings are tested, and the compressor is repaired or replaced after a quote.',
      priceFrom: 1899,
      keywords: [
        'compressor not starting',
        'compressor kharab',
        'outdoor unit not running',
        'ac humming',
        'mcb trips with ac',
      ],
    },
    {
      id: 'ac-noise-repair',
      title: 'AC Noise and Fan Motor Repair',
      description:
        'A rattling, squeaking or stopped blower or outdoor fan is balanced, re-fixed or replaced.',
      priceFrom: 499,
      keywords: [
        'ac making noise',
        'ac se awaaz',
        'outdoor fan not working',
        'ac vibration',
        'blower not working',
      ],
    },
    {
      id: 'ac-copper-pipe-repair',
      title: 'AC Copper Pipe Repair',
      description:
        'A cracked or corroded copper line or flare joint is brazed or replaced, and insulated again.',
      priceFrom: 899,
      keywords: [
        'copper pipe leak',
        'ac pipe broken',
        'flare nut',
        'gas leaking again',
        'pipe insulation torn',
      ],
    },
  ],
} as const satisfies JobGroup

export const catalogue = {
  offeredIn: ['town', 'city', 'rain', 'coast', 'large', 'metro'],
  description:
    'Service, gas refill, repair, installation and shifting of split and window ACs of every brand.',
  keywords: [
    'ac',
    'air conditioner',
    'ac mechanic',
    'ac not cooling',
    'ac service',
    'ac gas',
    'water dripping from ac',
    'thandi hawa nahi aa rahi',
    'split ac',
    'window ac',
  ],
  children: [servicing, coolingFaults, fitting, parts],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'How often does an AC need a service?',
    answer:
      'Twice a year for most homes: before summer and after the monsoon. Near the sea, on a dusty road or with use all day, every three to four months is better.',
  },
  {
    question: 'My AC does not cool. Does it need gas?',
    answer:
      'Not always. Choked filters, a dirty coil or a weak fan are more common. Gas does not get used up: if it is low there is a leak, which should be found and closed before refilling.',
  },
  {
    question: 'Is the outdoor unit cleaned too?',
    answer:
      'Yes, if it can be reached safely. Where a unit hangs outside a window without a ledge, the professional may need a helper or a belt, and tells you the extra cost first.',
  },
] as const satisfies ReadonlyArray<Faq>
