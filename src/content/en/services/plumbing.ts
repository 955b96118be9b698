import type { Faq, JobGroup, ServiceEntry } from '#catalogue/service-entry.ts'

const leaksAndPipes = {
  id: 'plumbing-leaks-pipes',
  title: 'Leaks and Pipes',
  description: 'Dripping joints, burst pipes, new lines and the hidden leaks that show up as damp walls.',
  keywords: ['leak', 'pipe', 'paani tapak raha hai', 'water leakage', 'damp wall', 'nal ka pipe'],
  services: [
    {
      id: 'leak-repair',
      title: 'Leak Repair',
      description:
        'We find a visible leak at a joint, valve or fitting, reseal it and test it under pressure.',
      priceFrom: 399,
      keywords: [
        'water leaking',
        'water leaking from ceiling',
        'dripping',
        'leakage',
        'paani tapak raha hai',
        'joint leaking',
        'water under sink',
      ],
    },
    {
      id: 'pipe-repair',
      title: 'Pipe Repair',
      description: 'Cracked, rusted or burst CPVC, PVC and GI pipe is cut out and a new section is fitted.',
      priceFrom: 499,
      keywords: [
        'burst pipe',
        'broken pipe',
        'pipe phat gaya',
        'cracked pipe',
        'rusted gi pipe',
        'cpvc pipe',
      ],
    },
    {
      id: 'pipeline-installation',
      title: 'New Pipeline Fitting',
      description: 'A new hot or cold water line with valves for a kitchen, bathroom, terrace or garden.',
      priceFrom: 899,
      keywords: [
        'new water line',
        'pipe fitting',
        'water connection',
        'valve',
        'low water pressure',
        'extra tap point',
      ],
    },
    {
      id: 'hidden-leak-detection',
      title: 'Hidden Leak Detection',
      description:
        'We trace a concealed leak with a moisture meter and pressure test, and break only where needed.',
      priceFrom: 799,
      keywords: [
        'damp patch on wall',
        'seelan',
        'seepage',
        'concealed leak',
        'wet wall',
        'high water bill',
        'leak from upstairs flat',
      ],
    },
  ],
} as const satisfies JobGroup

const tapsAndBasins = {
  id: 'plumbing-taps-basins',
  title: 'Taps, Showers and Basins',
  description: 'Repair and fitting of taps, mixers, showers, wash basins and kitchen sinks.',
  keywords: ['tap', 'nal', 'shower', 'basin', 'sink', 'bathroom fitting'],
  services: [
    {
      id: 'tap-repair',
      title: 'Tap and Mixer Repair',
      description: 'A dripping, stiff or loose tap gets a new washer, spindle or cartridge, or is replaced.',
      priceFrom: 199,
      keywords: [
        'tap dripping',
        'nal tapak raha hai',
        'tap not closing',
        'tap replacement',
        'mixer',
        'nal kharab',
      ],
    },
    {
      id: 'shower-repair',
      title: 'Shower and Health Faucet Repair',
      description:
        'Blocked shower heads, leaking arms, diverters and jet sprays are cleaned, resealed or changed.',
      priceFrom: 249,
      keywords: [
        'shower not working',
        'weak shower',
        'jet spray',
        'health faucet',
        'diverter',
        'overhead shower',
      ],
    },
    {
      id: 'washbasin-fitting',
      title: 'Wash Basin and Sink Fitting',
      description:
        'A new or replacement basin or kitchen sink is fixed, sealed and joined to its waste pipe.',
      priceFrom: 599,
      keywords: [
        'wash basin',
        'kitchen sink',
        'basin broken',
        'sink leaking',
        'waste pipe',
        'bottle trap',
        'wash basin loose',
      ],
    },
  ],
} as const satisfies JobGroup

const toiletsAndDrains = {
  id: 'plumbing-toilets-drains',
  title: 'Toilets and Drains',
  description: 'Flush tanks, toilet seats, blocked toilets and slow drains cleared and put right.',
  keywords: ['toilet', 'flush', 'drain', 'blocked', 'choke', 'naali jaam'],
  services: [
    {
      id: 'flush-tank-repair',
      title: 'Flush Tank Repair',
      description:
        'The fill valve, flush valve or push button is repaired so the tank fills, flushes and stops.',
      priceFrom: 299,
      keywords: [
        'flush not working',
        'flush tank leaking',
        'toilet keeps running',
        'cistern',
        'flush button stuck',
        'flush kharab',
      ],
    },
    {
      id: 'toilet-seat-installation',
      title: 'Toilet Seat Installation',
      description: 'A western or Indian toilet is fitted or replaced, or a broken seat cover is changed.',
      priceFrom: 1199,
      keywords: [
        'western toilet',
        'commode',
        'indian seat',
        'toilet seat broken',
        'seat cover',
        'toilet leaking at base',
      ],
    },
    {
      id: 'toilet-unclogging',
      title: 'Blocked Toilet Clearing',
      description:
        'A choked commode or Indian toilet is cleared with a plunger or drain spring and flushed through.',
      priceFrom: 499,
      keywords: [
        'toilet blocked',
        'toilet choke',
        'commode jaam',
        'toilet overflowing',
        'water not going down',
      ],
    },
    {
      id: 'drain-unclogging',
      title: 'Drain and Sink Unclogging',
      description: 'Slow or blocked sink, basin and floor drains are opened, cleared and tested with water.',
      priceFrom: 399,
      keywords: [
        'sink blocked',
        'drain blocked',
        'naali jaam',
        'water not draining',
        'bad smell from drain',
        'jali choke',
        'bathroom water logging',
      ],
    },
  ],
} as const satisfies JobGroup

const tanksAndPumps = {
  id: 'plumbing-tanks-pumps',
  title: 'Tanks and Water Motors',
  description: 'Overhead tanks, float valves and the motors that fill them.',
  keywords: ['water tank', 'paani ki tanki', 'motor', 'pump', 'tanki overflow'],
  services: [
    {
      id: 'water-tank-installation',
      title: 'Water Tank Installation',
      description: 'A new overhead tank is set on its base and joined to inlet, outlet and overflow pipes.',
      priceFrom: 999,
      keywords: [
        'overhead tank',
        'paani ki tanki',
        'tanki leak',
        'new water tank',
        'tank connection',
        'sintex tank',
      ],
    },
    {
      id: 'water-motor-repair',
      title: 'Water Motor and Tullu Pump Repair',
      description:
        'A motor that hums, trips or does not lift water gets new bearings, seals, capacitor or winding.',
      priceFrom: 449,
      keywords: [
        'tullu pump',
        'motor not lifting water',
        'paani ki motor kharab',
        'water pump',
        'no water in tank',
        'motor making noise',
        'pressure pump',
        'submersible motor',
      ],
    },
    {
      id: 'tank-float-valve-repair',
      title: 'Tank Overflow and Float Valve Repair',
      description:
        'The ball valve or automatic level switch is repaired so the tank stops filling when full.',
      priceFrom: 299,
      keywords: ['tank overflowing', 'tanki overflow', 'ball valve', 'float valve', 'water level sensor'],
    },
  ],
} as const satisfies JobGroup

export const catalogue = {
  description:
    'Leaks, taps, toilets, drains, tanks and motors repaired or fitted by plumbers, with the price agreed before the work begins.',
  keywords: [
    'plumber',
    'nal wala',
    'water leakage',
    'tap',
    'pipe',
    'toilet',
    'bathroom',
    'drain blocked',
    'no water',
    'paani ki samasya',
  ],
  children: [leaksAndPipes, tapsAndBasins, toiletsAndDrains, tanksAndPumps],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'Water is leaking right now. What should I do until the plumber comes?',
    answer:
      'Close the stopcock of that fitting, or the main valve from the tank if you cannot find it. Switch off the geyser, keep water away from sockets and put a bucket under the leak.',
  },
  {
    question: 'Are spare parts included in the price?',
    answer:
      'No. The starting price covers the visit and the labour of a simple job. Taps, washers, pipes and other parts are added at cost, after you agree.',
  },
  {
    question: 'Will the wall have to be broken?',
    answer:
      'Only if the faulty pipe is inside it. The plumber first looks for the leak at joints and fittings, and asks you before opening any tile.',
  },
] as const satisfies ReadonlyArray<Faq>
