import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['coast', 'large', 'metro'],
  description:
    'Designers who measure your home, listen to how your family lives and hand over drawings, a material list and a clear estimate before any work begins.',
  keywords: [
    'interior designer',
    'home interior',
    'ghar ka interior',
    'new flat interior',
    'home renovation',
    'flat looks old',
    'small house ideas',
    '2bhk interior cost',
    'home decor',
  ],
  children: [
    {
      id: 'interior-planning',
      title: 'Design Consultation and Planning',
      description: 'Start with a visit and a plan on paper, so that money is spent only once.',
      keywords: [
        'interior consultation',
        'house plan',
        'furniture placement',
        'interior estimate',
        'new home planning',
      ],
      services: [
        {
          id: 'home-design-consultation',
          title: 'Home Design Consultation',
          description:
            'A designer visits, measures the rooms and gives you a layout sketch and a rough budget.',
          priceFrom: 499,
          keywords: [
            'interior consultation',
            'interior designer visit',
            'design ideas for home',
            'interior budget',
            'dont know where to start',
            'flat interior quote',
          ],
        },
        {
          id: 'vastu-friendly-layout',
          title: 'Vastu-Friendly Layout',
          description: 'A furniture and room layout that follows Vastu directions without breaking walls.',
          priceFrom: 2999,
          keywords: [
            'vastu',
            'vastu for flat',
            'vastu dosh',
            'kitchen direction',
            'bed direction',
            'vastu shastra layout',
            'wrong direction entrance',
          ],
        },
        {
          id: 'room-3d-design',
          title: '3D Room Design',
          description:
            'Realistic 3D views of one room with colours, furniture and lights, and two rounds of changes.',
          priceFrom: 3999,
          keywords: [
            '3d design',
            '3d view of room',
            'interior 3d drawing',
            'room design photo',
            'see room before work',
            'colour combination',
          ],
        },
      ],
    },
    {
      id: 'kitchen-storage-design',
      title: 'Kitchen and Storage Design',
      description:
        'Kitchens, almirahs and TV walls planned to the inch, with drawings your carpenter can build from.',
      keywords: ['kitchen design', 'wardrobe design', 'almirah design', 'no storage space', 'tv wall design'],
      services: [
        {
          id: 'modular-kitchen-design',
          title: 'Modular Kitchen Design',
          description:
            'Layout, cabinet drawings, shutter finishes and an itemised estimate for a modular kitchen.',
          priceFrom: 4999,
          keywords: [
            'modular kitchen',
            'kitchen design',
            'rasoi design',
            'small kitchen ideas',
            'l shape kitchen',
            'kitchen storage problem',
            'kitchen cabinet design',
            'parallel kitchen',
          ],
        },
        {
          id: 'wardrobe-design',
          title: 'Wardrobe Design',
          description:
            'A sliding or hinged wardrobe planned shelf by shelf for your clothes, with a loft where it fits.',
          priceFrom: 2999,
          keywords: [
            'wardrobe',
            'almirah',
            'almari',
            'sliding wardrobe',
            'no space for clothes',
            'loft design',
            'walk in wardrobe',
            'dressing table',
          ],
        },
        {
          id: 'tv-unit-design',
          title: 'TV Unit Design',
          description:
            'A TV wall with hidden wiring, drawers and shelves, drawn to suit your screen size and room.',
          priceFrom: 1999,
          keywords: [
            'tv unit',
            'tv panel',
            'tv cabinet',
            'tv wall design',
            'tv wires showing',
            'led panel design',
            'showcase',
          ],
        },
      ],
    },
    {
      id: 'ceiling-wall-interiors',
      title: 'Ceilings, Walls and Partitions',
      description: 'Designed and put up by one team, from the first marking to the final clean-up.',
      keywords: ['false ceiling', 'wall design', 'pop work', 'partition wall', 'plain wall looks dull'],
      services: [
        {
          id: 'false-ceiling-design',
          title: 'False Ceiling Installation',
          description:
            'Gypsum or POP false ceiling with cut-outs for lights and fan; usual price for up to 100 sq ft.',
          priceFrom: 9999,
          keywords: [
            'false ceiling',
            'pop ceiling',
            'gypsum ceiling',
            'ceiling design',
            'cove light ceiling',
            'hide beam',
            'ugly ceiling',
            'false ceiling crack',
          ],
        },
        {
          id: 'wall-panelling-design',
          title: 'Wall Panelling',
          description:
            'Fluted, PVC or laminate panels fixed on one feature wall of up to 50 sq ft, edges finished.',
          priceFrom: 8999,
          keywords: [
            'wall panel',
            'pvc panel',
            'fluted panel',
            'louvers',
            'bed back wall',
            'feature wall',
            'wall cladding',
            'dull wall',
          ],
        },
        {
          id: 'room-partition-design',
          title: 'Room Partition Installation',
          description:
            'A jaali, glass or slatted partition that divides hall and dining without shutting out light.',
          priceFrom: 12999,
          keywords: [
            'partition',
            'jaali partition',
            'hall dining divider',
            'glass partition',
            'no privacy in hall',
            'room divider',
            'one room into two',
          ],
        },
      ],
    },
    {
      id: 'room-design',
      title: 'Room by Room',
      description: 'One room at a time: a complete plan with furniture, lights, colours and a shopping list.',
      keywords: [
        'room makeover',
        'single room interior',
        'room looks small',
        'bedroom design',
        'hall design',
      ],
      services: [
        {
          id: 'living-room-makeover',
          title: 'Living Room Makeover',
          description:
            'Seating, lights, curtains and colours for your hall, planned around the furniture worth keeping.',
          priceFrom: 7999,
          keywords: [
            'living room',
            'drawing room',
            'hall design',
            'sofa arrangement',
            'hall looks small',
            'hall looks dark',
            'curtain selection',
          ],
        },
        {
          id: 'kids-room-design',
          title: "Kids' Room Design",
          description:
            'Safe, easy-to-clean design with bed, study corner and toy storage that grows with the child.',
          priceFrom: 5999,
          keywords: [
            'kids room',
            'children bedroom',
            'bunk bed',
            'study corner',
            'baccho ka kamra',
            'toys everywhere',
            'study table design',
          ],
        },
        {
          id: 'pooja-room-design',
          title: 'Pooja Room Design',
          description:
            'A mandir corner or pooja room with jaali doors, soft light and safe placing of diya and wires.',
          priceFrom: 3499,
          keywords: [
            'pooja room',
            'puja room',
            'mandir design',
            'home temple',
            'mandir unit',
            'pooja ghar',
            'small flat mandir',
          ],
        },
        {
          id: 'home-office-design',
          title: 'Home Office Design',
          description:
            'A work corner with a desk at the right height, hidden cables and light that suits video calls.',
          priceFrom: 3999,
          keywords: [
            'home office',
            'work from home setup',
            'office table',
            'study room',
            'no place to work',
            'computer table design',
            'back pain at desk',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'What do I get for the starting price?',
    answer:
      'A visit by a designer, measurements, a layout sketch and a rough budget. Drawings, 3D views and execution are quoted after that.',
  },
  {
    question: 'Can I have only one room designed?',
    answer: 'Yes. Kitchens, wardrobes and bedrooms are the usual beginnings, and there is no minimum area.',
  },
  {
    question: 'Who carries out the work?',
    answer:
      'You choose: carpenters, painters and electricians from the marketplace, or your own contractor who works from the drawings.',
  },
] as const satisfies ReadonlyArray<Faq>
