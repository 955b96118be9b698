import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  description:
    'Teams with machines for a full deep clean, one greasy kitchen, a sofa or the water tank on the roof.',
  keywords: ['cleaner', 'safai', 'deep cleaning', 'housekeeping', 'dust', 'stains', 'scrubbing', 'dirty'],
  children: [
    {
      id: 'whole-home-cleaning',
      title: 'Whole Home',
      description: 'Every room from fan to floor, before a festival, a move or after the workmen have left.',
      keywords: ['home cleaning', 'deep cleaning', 'full house', 'flat', 'diwali cleaning', 'ghar ki safai'],
      services: [
        {
          id: 'full-home-cleaning',
          title: 'Full-Home Deep Cleaning',
          description:
            'Dusting, scrubbing and vacuuming of all rooms, kitchen and bathrooms; usual price for a 1 BHK.',
          priceFrom: 2999,
          keywords: [
            'deep cleaning',
            'house cleaning',
            'diwali safai',
            'dusty house',
            'cobwebs',
            '2 bhk',
            'jaale',
          ],
        },
        {
          id: 'move-in-cleaning',
          title: 'Move-In and Move-Out Cleaning',
          description:
            'An empty flat cleaned inside its cupboards too, ready for keys, owner or griha pravesh.',
          priceFrom: 2499,
          keywords: [
            'shifting',
            'empty flat',
            'new house',
            'rented flat',
            'griha pravesh',
            'vacate',
            'deposit',
          ],
        },
        {
          id: 'after-renovation-cleaning',
          title: 'After-Renovation Cleaning',
          description: 'Cement dust, paint spots and adhesive marks taken off floors, glass and fittings.',
          priceFrom: 3999,
          keywords: [
            'construction dust',
            'cement stains',
            'paint spots',
            'after painting',
            'renovation',
            'malba',
          ],
        },
      ],
    },
    {
      id: 'kitchen-bathroom-cleaning',
      title: 'Kitchen and Bathroom',
      description: 'Grease, hard-water scale and stained joints removed from the rooms that work hardest.',
      keywords: ['kitchen', 'bathroom', 'toilet', 'grease', 'hard water', 'tiles', 'smell'],
      services: [
        {
          id: 'bathroom-cleaning',
          title: 'Bathroom Deep Cleaning',
          description:
            'Toilet, basin, tiles, taps and floor descaled and disinfected; usual price per bathroom.',
          priceFrom: 499,
          keywords: [
            'toilet cleaning',
            'bathroom smell',
            'yellow stains',
            'hard water marks',
            'slippery floor',
            'washroom',
          ],
        },
        {
          id: 'kitchen-cleaning',
          title: 'Kitchen Deep Cleaning',
          description:
            'Oil and grime removed from counters, tiles, hob, sink, exhaust and the outside of cabinets.',
          priceFrom: 1199,
          keywords: [
            'greasy kitchen',
            'oil stains',
            'kitchen tiles',
            'chiknai',
            'sticky cabinets',
            'exhaust fan',
            'rasoi',
          ],
        },
        {
          id: 'tile-grout-cleaning',
          title: 'Tile and Grout Scrubbing',
          description: 'Black joints and dull tiles machine-scrubbed and rinsed; usual price per 100 sq ft.',
          priceFrom: 799,
          keywords: ['black grout', 'tile joints', 'dirty tiles', 'floor scrubbing', 'tile stains', 'fungus'],
        },
      ],
    },
    {
      id: 'fabric-cleaning',
      title: 'Sofa, Carpet and Mattress',
      description: 'Dust, spills and smells drawn out of fabric with shampoo, vacuum or steam, at your home.',
      keywords: ['sofa', 'carpet', 'mattress', 'curtain', 'shampoo', 'fabric stain', 'dust mites'],
      services: [
        {
          id: 'sofa-cleaning',
          title: 'Sofa Shampoo',
          description:
            'Fabric or leatherette sofa vacuumed, shampooed and dried by machine; usual price for two seats.',
          priceFrom: 499,
          keywords: ['sofa cleaning', 'sofa stains', 'sofa smell', 'tea stain', 'sofa dry clean', 'pet hair'],
        },
        {
          id: 'carpet-cleaning',
          title: 'Carpet and Rug Cleaning',
          description: 'A carpet or dari beaten out by vacuum, shampooed on both faces and left to dry flat.',
          priceFrom: 399,
          keywords: ['carpet stain', 'kaleen', 'rug', 'dari', 'carpet smell', 'dusty carpet', 'galicha'],
        },
        {
          id: 'mattress-cleaning',
          title: 'Mattress Cleaning',
          description:
            'Both sides vacuumed, stains treated and the mattress steamed; usual price for a single bed.',
          priceFrom: 449,
          keywords: ['mattress', 'gadda', 'urine stain', 'bed smell', 'dust mites', 'allergy', 'sweat stain'],
        },
        {
          id: 'curtain-cleaning',
          title: 'Curtain Cleaning',
          description:
            'Curtains steam-cleaned on the rod, without taking them down; price per pair of panels.',
          priceFrom: 349,
          keywords: [
            'curtain',
            'parda',
            'dusty curtains',
            'curtain wash',
            'curtain steam',
            'blinds cleaning',
          ],
        },
      ],
    },
    {
      id: 'tank-glass-floor-cleaning',
      title: 'Tanks, Glass and Floors',
      description:
        'Water tanks, windows, balconies and stone floors, with ladders and machines brought along.',
      keywords: ['water tank', 'glass', 'balcony', 'marble', 'window', 'outside'],
      services: [
        {
          id: 'tanki-cleaning',
          title: 'Water Tank (Tanki) Cleaning',
          description:
            'An overhead tank of up to 1,000 litres drained, de-sludged, scrubbed and disinfected.',
          priceFrom: 699,
          keywords: [
            'tanki',
            'water tank',
            'dirty water',
            'water smell',
            'sump',
            'overhead tank',
            'algae',
            'keede',
          ],
        },
        {
          id: 'window-glass-cleaning',
          title: 'Window and Glass Cleaning',
          description:
            'Panes, frames, channels and grills washed and wiped streak-free; usual price for up to four windows.',
          priceFrom: 499,
          keywords: [
            'window cleaning',
            'glass stains',
            'dirty glass',
            'sliding channel',
            'sheesha',
            'water marks',
          ],
        },
        {
          id: 'balcony-cleaning',
          title: 'Balcony and Terrace Cleaning',
          description: 'Pigeon droppings, moss and dust pressure-washed off the floor, railing and drain.',
          priceFrom: 449,
          keywords: ['balcony', 'terrace', 'pigeon droppings', 'kabootar', 'moss', 'chhat safai', 'railing'],
        },
        {
          id: 'marble-floor-polishing',
          title: 'Marble and Floor Polishing',
          description:
            'Marble, kota or mosaic floors scrubbed and machine-polished; usual price for up to 100 sq ft.',
          priceFrom: 1999,
          keywords: [
            'marble polish',
            'dull floor',
            'floor scratches',
            'kota stone',
            'mosaic',
            'floor shine',
            'italian marble',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'Do I need to keep cleaning products ready?',
    answer:
      'No. The team brings machines, cloths and products. Please tell us about marble, untreated wood or allergies, so that they bring the right ones.',
  },
  {
    question: 'How long does a full-home deep clean take?',
    answer:
      'Around four to six hours for a 1 BHK with a team of two or three, and more for each further room. A home without furniture takes less time; one closed up for long or just renovated takes more.',
  },
  {
    question: 'Do I have to be at home?',
    answer:
      'At the start and at the end, please: to show what matters to you and to check the result before the team leaves. Keep cash and jewellery locked away.',
  },
] as const satisfies ReadonlyArray<Faq>
