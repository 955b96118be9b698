import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  description:
    'Carpenters for doors, furniture, almirahs and fittings: small repairs at home, done with the right hardware and a clean finish.',
  keywords: [
    'carpenter',
    'mistri',
    'badhai',
    'wood work',
    'furniture',
    'plywood',
    'hinge',
    'door',
    'almirah',
  ],
  children: [
    {
      id: 'doors-and-windows',
      title: 'Doors and Windows',
      description: 'Doors that stick, locks that jam, closers that slam and windows that let mosquitoes in.',
      keywords: ['door', 'window', 'darwaza', 'khidki', 'lock', 'hinge', 'mesh'],
      services: [
        {
          id: 'door-repair',
          title: 'Door Repair and Alignment',
          description:
            'Planing, re-hanging or new hinges for a wooden door that sticks, sags or makes noise.',
          priceFrom: 349,
          keywords: ['door not closing', 'door stuck', 'door rubbing floor', 'hinge noise', 'swollen door'],
        },
        {
          id: 'lock-latch-fitting',
          title: 'Lock, Latch and Handle Fitting',
          description:
            'A new lock, tower bolt, latch or handle fitted, or the old one repaired; hardware at cost.',
          priceFrom: 299,
          keywords: ['door lock', 'lock jammed', 'kundi', 'tower bolt', 'handle loose', 'key stuck', 'latch'],
        },
        {
          id: 'door-closer-fitting',
          title: 'Door Closer and Stopper Fitting',
          description: 'A hydraulic door closer, magnet or floor stopper fitted and its speed adjusted.',
          priceFrom: 279,
          keywords: ['door slamming', 'door closer', 'door stopper', 'hydraulic closer', 'closer oil leak'],
        },
        {
          id: 'window-repair',
          title: 'Window and Mosquito Mesh Repair',
          description:
            'Window shutters, channels and stays repaired, and torn mosquito mesh replaced; price per window.',
          priceFrom: 399,
          keywords: [
            'window not closing',
            'mesh torn',
            'mosquito jali',
            'sliding window stuck',
            'window stay',
          ],
        },
      ],
    },
    {
      id: 'furniture-repair',
      title: 'Furniture Repair',
      description: 'Beds, chairs, sofas and tables made firm again instead of thrown away.',
      keywords: ['furniture', 'broken furniture', 'bed', 'chair', 'table', 'wobbly', 'creaking'],
      services: [
        {
          id: 'bed-repair',
          title: 'Bed Repair',
          description:
            'Creaking frames, broken slats, loose headboards and hydraulic or box storage put right.',
          priceFrom: 449,
          keywords: [
            'bed noise',
            'bed creaking',
            'palang',
            'bed plywood broken',
            'box bed',
            'headboard loose',
          ],
        },
        {
          id: 'chair-sofa-repair',
          title: 'Chair and Sofa Frame Repair',
          description: 'Loose joints, broken legs and sagging sofa seats strengthened; price per seat.',
          priceFrom: 399,
          keywords: ['chair leg broken', 'kursi', 'sofa sagging', 'sofa spring', 'wobbly chair', 'diwan'],
        },
        {
          id: 'table-repair',
          title: 'Table Repair',
          description: 'Dining, study and centre tables levelled, re-jointed or given a new top edge.',
          priceFrom: 349,
          keywords: [
            'table shaking',
            'table leg loose',
            'dining table',
            'study table',
            'mica peeling',
            'mez',
          ],
        },
      ],
    },
    {
      id: 'almirah-and-kitchen',
      title: 'Almirahs and Kitchen Units',
      description: 'Wardrobes, drawers and modular kitchens: hinges, channels, shutters and shelves.',
      keywords: ['almirah', 'wardrobe', 'cupboard', 'drawer', 'modular kitchen', 'cabinet', 'channel'],
      services: [
        {
          id: 'wardrobe-repair',
          title: 'Almirah and Wardrobe Repair',
          description:
            'Hinged or sliding wardrobe doors aligned, with hinges, rollers, rods and locks replaced as needed.',
          priceFrom: 399,
          keywords: [
            'almirah door',
            'wardrobe not closing',
            'sliding door stuck',
            'cupboard hinge',
            'hanging rod',
          ],
        },
        {
          id: 'drawer-repair',
          title: 'Drawer and Channel Repair',
          description:
            'Stuck or fallen drawers set straight, with channels, handles or the base board replaced.',
          priceFrom: 279,
          keywords: [
            'drawer stuck',
            'drawer channel',
            'drawer falling',
            'daraaz',
            'telescopic channel',
            'drawer lock',
          ],
        },
        {
          id: 'kitchen-cabinet-repair',
          title: 'Modular Kitchen Repair',
          description:
            'Shutters, soft-close hinges, baskets and swollen panels of a modular kitchen repaired.',
          priceFrom: 449,
          keywords: [
            'modular kitchen',
            'cabinet door hanging',
            'kitchen basket',
            'soft close',
            'swollen shutter',
          ],
        },
      ],
    },
    {
      id: 'fitting-and-assembly',
      title: 'Fitting and Assembly',
      description:
        'New things put up or put together: flat-pack furniture, shelves, curtain rods and swings.',
      keywords: ['installation', 'assembly', 'drilling', 'wall fitting', 'hang', 'drill'],
      services: [
        {
          id: 'furniture-assembly',
          title: 'Furniture Assembly',
          description:
            'Flat-pack beds, tables, wardrobes and study desks assembled from the box; price per piece.',
          priceFrom: 499,
          keywords: [
            'assemble furniture',
            'online furniture',
            'flat pack',
            'bed assembly',
            'dismantle',
            'shifting',
          ],
        },
        {
          id: 'shelf-fitting',
          title: 'Shelf and Photo Frame Fitting',
          description: 'Wall shelves, mirrors, frames and small temples drilled, levelled and fixed firmly.',
          priceFrom: 249,
          keywords: ['wall shelf', 'photo frame', 'mirror hanging', 'drill hole', 'mandir fitting', 'rack'],
        },
        {
          id: 'curtain-rod-fitting',
          title: 'Curtain Rod and Blind Fitting',
          description: 'Curtain rods, tracks or blinds fixed at the right height; price per window.',
          priceFrom: 199,
          keywords: ['curtain rod', 'parda', 'blinds', 'curtain track', 'rod fallen', 'curtain bracket'],
        },
        {
          id: 'jhoola-fitting',
          title: 'Jhoola and Swing Fitting',
          description:
            'A wooden jhoola or hanging chair fixed to a tested ceiling hook, or its joints and chains repaired.',
          priceFrom: 799,
          keywords: ['jhoola', 'jhula', 'swing', 'hanging chair', 'ceiling hook', 'swing noise', 'hichko'],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'Can you repair furniture, or only make new pieces?',
    answer:
      'Both. Loose joints, hinges, drawer channels and swollen doors are everyday repairs. For new pieces the carpenter measures first and gives a written quote.',
  },
  {
    question: 'Why does my wooden door stick in the rains?',
    answer:
      'Wood takes up moisture from the air and swells. A little planing and sealed edges solve it in most cases; a door that also sags needs its hinges checked.',
  },
  {
    question: 'Who buys the plywood and hardware?',
    answer:
      'Either of you. If the carpenter buys it, the grade and brand are written in the quote, and you get the shop bill.',
  },
] as const satisfies ReadonlyArray<Faq>
