import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['hill', 'rain', 'coast', 'metro'],
  description:
    'Seepage, damp walls and leaking terraces traced to their source and sealed with the right material; ask for a water test or inspection at the end.',
  keywords: [
    'waterproofing',
    'seepage',
    'seelan',
    'dampness',
    'leakage',
    'water leaking',
    'terrace leaking in rain',
    'damp wall',
    'paint peeling',
    'monsoon leak',
  ],
  children: [
    {
      id: 'roof-waterproofing',
      title: 'Roof and Terrace',
      description: 'Keep the monsoon out of the top floor, and some of the summer heat as well.',
      keywords: ['chhat leak', 'roof leaking', 'terrace leakage', 'ceiling dripping', 'top floor seepage'],
      services: [
        {
          id: 'terrace-waterproofing',
          title: 'Terrace Waterproofing',
          description:
            'Cleaning, crack repair and a flexible coating in layers, then a pond test; for up to 200 sq ft.',
          priceFrom: 7999,
          keywords: [
            'terrace waterproofing',
            'terrace leaking in rain',
            'chhat tapak rahi hai',
            'chhat se pani',
            'ceiling dripping',
            'roof leakage',
            'chhat ki waterproofing',
            'water standing on terrace',
          ],
        },
        {
          id: 'roof-crack-filling',
          title: 'Roof Crack Filling',
          description:
            'Cracks in the slab and parapet opened, cleaned and filled with a flexible sealing compound.',
          priceFrom: 1499,
          keywords: [
            'roof crack',
            'slab crack',
            'terrace crack',
            'darar',
            'chhat me darar',
            'parapet crack',
            'hairline crack',
            'concrete falling',
          ],
        },
        {
          id: 'sheet-roof-leak-repair',
          title: 'Sheet Roof Leak Repair',
          description:
            'Tin, fibre or polycarbonate sheets: loose bolts changed, holes patched and overlaps sealed.',
          priceFrom: 999,
          keywords: [
            'tin shed leak',
            'sheet roof leak',
            'tin ki chhat',
            'shed repair',
            'asbestos sheet',
            'polycarbonate sheet',
            'hole in tin roof',
            'shed noise',
          ],
        },
        {
          id: 'cool-roof-coating',
          title: 'Cool Roof Coating',
          description:
            'A white reflective coat that seals fine cracks and keeps the rooms below cooler; up to 300 sq ft.',
          priceFrom: 5999,
          keywords: [
            'cool roof',
            'roof too hot',
            'heat proof paint',
            'white roof paint',
            'garam chhat',
            'top floor hot',
            'heat reflective coating',
          ],
        },
      ],
    },
    {
      id: 'wet-area-waterproofing',
      title: 'Bathroom and Balcony',
      description:
        'Leaks from wet floors and pipes stopped, without breaking tiles wherever that is possible.',
      keywords: [
        'bathroom leakage',
        'leak to neighbour below',
        'balcony leakage',
        'tile gaps',
        'toilet seepage',
      ],
      services: [
        {
          id: 'bathroom-waterproofing',
          title: 'Bathroom Waterproofing',
          description:
            'Joints, corners and pipe mouths sealed and the floor treated, then tested with standing water.',
          priceFrom: 4999,
          keywords: [
            'bathroom leakage',
            'bathroom seepage',
            'water leaking to floor below',
            'neighbour complaining of leak',
            'toilet leakage',
            'wet ceiling below bathroom',
            'bathroom ki seelan',
          ],
        },
        {
          id: 'tile-grout-sealing',
          title: 'Tile Grout Sealing',
          description:
            'Old grout scraped out and joints refilled with waterproof grout in one bathroom or kitchen.',
          priceFrom: 1499,
          keywords: [
            'tile gaps',
            'grout',
            'tile joint filling',
            'black tile joints',
            'grouting',
            'water going through tiles',
            'loose tile',
            'epoxy grout',
          ],
        },
        {
          id: 'balcony-waterproofing',
          title: 'Balcony Waterproofing',
          description:
            'Floor slope, outlet and edges put right and a tile-safe coating applied so rain runs off.',
          priceFrom: 3499,
          keywords: [
            'balcony leakage',
            'balcony seepage',
            'water in balcony',
            'rain water entering room',
            'balcony drain',
            'chhajja leak',
            'sit out leak',
          ],
        },
      ],
    },
    {
      id: 'damp-wall-treatment',
      title: 'Damp Walls and Windows',
      description: 'The cause first, then the cure: walls that stay dry, and paint that stays on.',
      keywords: ['damp wall', 'seelan', 'wall seepage', 'paint peeling', 'wall fungus', 'deewar me seelan'],
      services: [
        {
          id: 'wall-seepage-treatment',
          title: 'Wall Seepage Treatment',
          description:
            'Damp plaster removed on one wall, a moisture barrier applied and the surface made ready to paint.',
          priceFrom: 2499,
          keywords: [
            'damp wall',
            'seelan',
            'deewar me seelan',
            'wall seepage',
            'paint peeling',
            'white powder on wall',
            'fungus on wall',
            'wet wall',
            'plaster falling',
          ],
        },
        {
          id: 'exterior-wall-waterproofing',
          title: 'Exterior Wall Waterproofing',
          description:
            'Outer wall washed, cracks filled and two coats of weatherproof coating; for up to 200 sq ft.',
          priceFrom: 6999,
          keywords: [
            'outside wall leak',
            'exterior wall crack',
            'rain coming through wall',
            'bahar ki deewar',
            'building seepage',
            'weatherproof coating',
            'plaster cracks',
          ],
        },
        {
          id: 'window-leak-sealing',
          title: 'Window Leak Sealing',
          description:
            'Old sealant around one window cut out and a weatherproof bead run along frame and sill.',
          priceFrom: 599,
          keywords: [
            'window leaking',
            'rain water from window',
            'khidki se pani',
            'silicone sealing',
            'window frame gap',
            'sliding window water',
            'wet window sill',
          ],
        },
      ],
    },
    {
      id: 'tank-basement-waterproofing',
      title: 'Tanks, Basements and Inspection',
      description: 'Water kept where it belongs, and a proper look at leaks that nobody could find.',
      keywords: ['tank leakage', 'basement water', 'underground seepage', 'hidden leak', 'leak inspection'],
      services: [
        {
          id: 'water-tank-waterproofing',
          title: 'Water Tank Waterproofing',
          description:
            'Cement tank emptied, scrubbed and lined with a coating that is safe for drinking water.',
          priceFrom: 3999,
          keywords: [
            'tank leakage',
            'water tank leaking',
            'tanki leak',
            'pani ki tanki',
            'cement tank crack',
            'underground tank',
            'tank water level falling',
            'sump leak',
          ],
        },
        {
          id: 'basement-waterproofing',
          title: 'Basement Waterproofing',
          description:
            'Wall and floor joints injected and coated so that groundwater stays outside your basement.',
          priceFrom: 14999,
          keywords: [
            'basement leakage',
            'basement seepage',
            'water in basement',
            'parking flooding',
            'underground seelan',
            'groundwater',
            'tehkhana seelan',
          ],
        },
        {
          id: 'seepage-inspection',
          title: 'Seepage Inspection',
          description:
            'A moisture-meter survey that finds where the water comes from, with photos and an estimate.',
          priceFrom: 299,
          keywords: [
            'leak detection',
            'hidden leak',
            'seepage check',
            'where is water coming from',
            'moisture test',
            'damp patch',
            'seelan kahan se',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'When is the best time for terrace waterproofing?',
    answer:
      'The dry months before the monsoon, roughly February to May. Most coatings need a dry surface and some days without rain to cure.',
  },
  {
    question: 'Is a damp patch always a roof problem?',
    answer:
      'No. It can come from a bathroom above, a pipe in the wall, a cracked outer wall or moisture rising from the ground. The inspection finds the source first.',
  },
  {
    question: 'How long does the treatment last?',
    answer:
      'It depends on the system and the surface. The written quote names the product, the number of coats and the warranty period, so that you can compare.',
  },
] as const satisfies ReadonlyArray<Faq>
