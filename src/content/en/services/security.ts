import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['large', 'metro'],
  description:
    'CCTV cameras, video door phones, door locks and alarms for homes and shops, fitted by technicians and set up on your phone; have every setting explained.',
  keywords: [
    'home security',
    'cctv',
    'camera',
    'suraksha',
    'theft',
    'chori',
    'door lock',
    'alarm',
    'video door phone',
    'shop security',
  ],
  children: [
    {
      id: 'cctv-cameras',
      title: 'CCTV Cameras',
      description: 'New cameras, old ones brought back to life, and recordings you can open on your phone.',
      keywords: ['cctv', 'cctv camera', 'camera fitting', 'surveillance', 'camera not working'],
      services: [
        {
          id: 'cctv-installation',
          title: 'CCTV Camera Installation',
          description:
            'Mounting, cabling and phone viewing, priced per camera; cameras and cable are charged as used.',
          priceFrom: 599,
          keywords: [
            'cctv camera',
            'cctv fitting',
            'camera lagwana',
            'outdoor camera',
            'shop camera',
            'parking camera',
            'night vision camera',
            '4 camera setup',
          ],
        },
        {
          id: 'cctv-repair',
          title: 'CCTV Camera Repair',
          description:
            'Fault finding for blurred, black or flickering pictures, loose cables and failed power supplies.',
          priceFrom: 349,
          keywords: [
            'camera not working',
            'no signal',
            'blurred picture',
            'black screen',
            'cctv repair',
            'camera kharab',
            'night vision not working',
            'video loss',
          ],
        },
        {
          id: 'wifi-camera-setup',
          title: 'Wi-Fi Camera Setup',
          description:
            'An indoor or outdoor Wi-Fi camera fixed, connected to your network and shared with the family.',
          priceFrom: 399,
          keywords: [
            'wifi camera',
            'wireless camera',
            'baby monitor',
            'camera offline',
            'watch home on mobile',
            'camera not connecting',
            'pet camera',
          ],
        },
        {
          id: 'cctv-recorder-service',
          title: 'DVR and NVR Service',
          description:
            'Recorder setup, hard disk change and remote viewing restored when footage is missing.',
          priceFrom: 449,
          keywords: [
            'camera not recording',
            'dvr',
            'nvr',
            'hard disk full',
            'old recording',
            'dvr beeping',
            'forgot dvr password',
            'mobile view not working',
          ],
        },
      ],
    },
    {
      id: 'door-phones-intercoms',
      title: 'Video Door Phones and Intercoms',
      description: 'See and speak to whoever is at the door before you open it.',
      keywords: ['video door phone', 'vdp', 'intercom', 'door camera', 'who is at the door'],
      services: [
        {
          id: 'video-door-phone-installation',
          title: 'Video Door Phone Installation',
          description:
            'Outdoor unit and indoor screen fitted, wired and tested; the device can be yours or ours.',
          priceFrom: 699,
          keywords: [
            'video door phone',
            'vdp',
            'door camera',
            'smart doorbell',
            'door bell with camera',
            'see who is at door',
            'ghanti camera',
          ],
        },
        {
          id: 'video-door-phone-repair',
          title: 'Video Door Phone Repair',
          description:
            'No picture, no voice or a bell that stays silent: wiring, power and both units are checked.',
          priceFrom: 349,
          keywords: [
            'door phone not working',
            'no picture',
            'no sound',
            'door bell not ringing',
            'screen blank',
            'vdp repair',
            'door not unlocking',
          ],
        },
        {
          id: 'intercom-service',
          title: 'Intercom Installation and Repair',
          description:
            'Handsets between flat, gate and guard room fitted, or noise and dead lines put right.',
          priceFrom: 449,
          keywords: [
            'intercom',
            'intercom not working',
            'gate phone',
            'guard room phone',
            'society intercom',
            'intercom dead',
            'noise on intercom',
          ],
        },
      ],
    },
    {
      id: 'door-locks',
      title: 'Locks and Keys',
      description: 'From a fingerprint lock on the main door to a key left inside the house.',
      keywords: ['lock', 'tala', 'chabi', 'locksmith', 'key lost', 'lock jammed'],
      services: [
        {
          id: 'digital-lock-installation',
          title: 'Digital Lock Installation',
          description:
            'A fingerprint, PIN or card lock cut neatly into your door, set up and shown to the family.',
          priceFrom: 999,
          keywords: [
            'digital lock',
            'smart lock',
            'fingerprint lock',
            'pin lock',
            'biometric lock',
            'keyless lock',
            'smart lock not working',
            'battery low lock',
          ],
        },
        {
          id: 'main-door-lock-change',
          title: 'Main Door Lock Change',
          description:
            'A worn or stuck mortise or night-latch lock replaced and the door aligned to shut smoothly.',
          priceFrom: 399,
          keywords: [
            'lock change',
            'tala badalna',
            'lock jammed',
            'key not turning',
            'door not locking',
            'new tenant lock',
            'latch broken',
            'mortise lock',
          ],
        },
        {
          id: 'lock-opening-keys',
          title: 'Lock Opening and Duplicate Keys',
          description:
            'Locked out or key lost: the lock is opened with care after proof of residence, new keys cut.',
          priceFrom: 299,
          keywords: [
            'locked out',
            'key lost',
            'chabi kho gayi',
            'chabi wala',
            'duplicate key',
            'key broken in lock',
            'almirah lock open',
            'door locked from inside',
          ],
        },
      ],
    },
    {
      id: 'home-alarms',
      title: 'Alarms and Sensors',
      description: 'Early warning for break-ins, smoke and cooking gas, tested in front of you.',
      keywords: ['alarm', 'sensor', 'siren', 'smoke detector', 'gas detector', 'burglar alarm'],
      services: [
        {
          id: 'burglar-alarm-installation',
          title: 'Burglar Alarm Installation',
          description:
            'Door, window and motion sensors with a loud siren and phone alerts, placed away from pets.',
          priceFrom: 999,
          keywords: [
            'burglar alarm',
            'theft alarm',
            'chori alarm',
            'siren',
            'motion sensor',
            'hooter',
            'shop shutter alarm',
            'false alarm',
          ],
        },
        {
          id: 'smoke-alarm-installation',
          title: 'Smoke Alarm Installation',
          description:
            'Smoke detectors fixed at the right spots on the ceiling, tested one by one before we leave.',
          priceFrom: 349,
          keywords: [
            'smoke alarm',
            'smoke detector',
            'fire alarm',
            'aag',
            'fire safety',
            'alarm beeping',
            'smoke sensor',
          ],
        },
        {
          id: 'gas-leak-alarm-installation',
          title: 'Gas Leak Alarm Installation',
          description:
            'An LPG or piped-gas detector placed at the correct height in the kitchen, tested and explained.',
          priceFrom: 349,
          keywords: [
            'gas leak',
            'gas detector',
            'lpg alarm',
            'gas ki badboo',
            'cylinder leak',
            'kitchen safety',
            'gas smell',
            'png detector',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'How many cameras does a flat need?',
    answer:
      'Often one at the entrance is enough, perhaps a second for the balcony. The professional walks through the home with you before you buy anything.',
  },
  {
    question: 'Do cameras work during a power cut?',
    answer:
      'Only with backup power. The recorder, the cameras and the router must all be on an inverter or a small UPS; battery cameras store pictures until the network is back.',
  },
  {
    question: 'Am I allowed to record the corridor of my building?',
    answer:
      'Record your own door and as little of shared space as you can, ask your housing society first and never point a camera into another home.',
  },
] as const satisfies ReadonlyArray<Faq>
