import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  description:
    'Painters for one wall or the whole house: putty, primer and paint; agree on written rates, covered furniture and a clean-up.',
  keywords: ['painter', 'paint', 'rang', 'putai', 'wall colour', 'whitewash', 'putty', 'emulsion', 'primer'],
  children: [
    {
      id: 'interior-painting',
      title: 'Inside the Home',
      description: 'Fresh emulsion, distemper or whitewash for a ceiling, a room or every room.',
      keywords: ['interior paint', 'room colour', 'emulsion', 'distemper', 'repaint', 'plastic paint'],
      services: [
        {
          id: 'room-painting',
          title: 'One-Room Painting',
          description:
            'Two coats of emulsion on the walls of one room up to 120 sq ft, small patches included.',
          priceFrom: 4999,
          keywords: [
            'bedroom paint',
            'room painting',
            'faded wall',
            'dirty walls',
            'wall colour change',
            'kamra',
          ],
        },
        {
          id: 'full-home-painting',
          title: 'Full-Home Painting',
          description:
            'Walls and ceilings of a whole flat, room by room, after a site visit; usual price for a 1 BHK.',
          priceFrom: 14999,
          keywords: [
            'house painting',
            'flat painting',
            '2 bhk paint',
            'diwali painting',
            'rental repaint',
            'whole house',
          ],
        },
        {
          id: 'ceiling-painting',
          title: 'Ceiling Painting',
          description: 'One ceiling scraped, patched and given two coats, with floor and fan covered.',
          priceFrom: 1499,
          keywords: [
            'ceiling paint',
            'chhat',
            'ceiling flaking',
            'yellow ceiling',
            'smoke stains',
            'paint falling',
          ],
        },
        {
          id: 'whitewash-distemper',
          title: 'Whitewash and Distemper',
          description: 'The economical choice for rented rooms, stores and staircases; price per room.',
          priceFrom: 1999,
          keywords: ['whitewash', 'chuna', 'safedi', 'distemper', 'cheap painting', 'putai', 'powdery wall'],
        },
      ],
    },
    {
      id: 'wall-preparation',
      title: 'Wall Repair and Putty',
      description:
        'The work below the paint: smooth, dry and crack-free walls that hold the colour for years.',
      keywords: ['putty', 'plaster', 'wall repair', 'crack', 'seepage', 'pop', 'uneven wall'],
      services: [
        {
          id: 'wall-putty',
          title: 'Wall Putty and Smoothing',
          description: 'Two coats of wall putty, sanded and primed, ready for paint; price per room.',
          priceFrom: 3499,
          keywords: ['putty', 'rough wall', 'uneven wall', 'wall smooth', 'sanding', 'primer', 'new plaster'],
        },
        {
          id: 'paint-crack-filling',
          title: 'Crack and Hole Filling',
          description:
            'Hairline cracks, nail holes and chipped corners filled, sanded and touched up; price per wall.',
          priceFrom: 699,
          keywords: ['wall crack', 'nail holes', 'drill hole', 'plaster broken', 'chipped corner', 'darar'],
        },
        {
          id: 'damp-wall-repainting',
          title: 'Seepage-Stain Repainting',
          description:
            'A dried-out damp wall scraped, sealed with stain-blocking primer and repainted; price per wall.',
          priceFrom: 1799,
          keywords: [
            'wall seepage stains',
            'damp wall',
            'paint peeling',
            'seelan',
            'paint bubbles',
            'white salt',
          ],
        },
        {
          id: 'pop-ceiling-repair',
          title: 'POP Repair and Painting',
          description: 'Cracked or stained POP mouldings and false ceilings patched, levelled and repainted.',
          priceFrom: 999,
          keywords: [
            'pop ceiling',
            'false ceiling crack',
            'plaster of paris',
            'cornice broken',
            'pop stains',
          ],
        },
      ],
    },
    {
      id: 'exterior-painting',
      title: 'Outside Walls and Metal',
      description:
        'Weatherproof coats for what stands in sun and rain: façade, boundary wall, gate and grills.',
      keywords: ['exterior paint', 'outside wall', 'weather coat', 'gate', 'grill', 'boundary', 'rust'],
      services: [
        {
          id: 'exterior-wall-painting',
          title: 'Exterior Wall Painting',
          description:
            'Front or side walls washed, primed and given two weatherproof coats, with safe scaffolding.',
          priceFrom: 9999,
          keywords: [
            'outside paint',
            'building paint',
            'weather coat',
            'black algae',
            'faded exterior',
            'elevation',
          ],
        },
        {
          id: 'gate-grill-painting',
          title: 'Gate and Grill Painting',
          description:
            'Rust scraped off, red oxide primer and two coats of enamel on gates, grills and railings.',
          priceFrom: 1499,
          keywords: [
            'rusted gate',
            'grill paint',
            'railing paint',
            'jung',
            'enamel',
            'red oxide',
            'iron gate',
          ],
        },
        {
          id: 'boundary-wall-painting',
          title: 'Boundary and Parapet Wall Painting',
          description: 'Compound and terrace walls cleaned of moss and repainted; price per 100 sq ft.',
          priceFrom: 1499,
          keywords: ['boundary wall', 'compound wall', 'terrace wall', 'parapet', 'moss', 'kai'],
        },
      ],
    },
    {
      id: 'decorative-finishes',
      title: 'Feature Walls and Wood',
      description: 'One wall that stands out, a child’s room with pictures, doors and furniture polished.',
      keywords: ['texture', 'design wall', 'stencil', 'polish', 'accent wall', 'wood finish'],
      services: [
        {
          id: 'texture-wall',
          title: 'Textured Wall Painting',
          description:
            'A textured or metallic finish on one wall up to 100 sq ft, from a sample board you choose.',
          priceFrom: 3999,
          keywords: [
            'texture paint',
            'designer wall',
            'tv wall',
            'accent wall',
            'metallic paint',
            'hall wall',
          ],
        },
        {
          id: 'stencil-wall',
          title: 'Stencil and Children’s Room Painting',
          description: 'Stars, leaves or a pattern stencilled on one wall in water-based, low-smell colours.',
          priceFrom: 2499,
          keywords: ['stencil', 'kids room', 'wall design', 'wall art', 'pattern', 'cartoon wall', 'nursery'],
        },
        {
          id: 'wood-polish',
          title: 'Wood Polish and Door Painting',
          description:
            'A door or piece of furniture sanded and finished in polish, melamine or enamel; price per door.',
          priceFrom: 1299,
          keywords: [
            'door paint',
            'wood polish',
            'furniture polish',
            'melamine',
            'varnish',
            'scratched wood',
            'dull door',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'How long does it take to paint a room?',
    answer:
      'One to two days for a repaint with two coats. Walls that need filling, putty or damp treatment take longer, because each layer must dry.',
  },
  {
    question: 'Do I have to empty the room?',
    answer:
      'No. Move breakables and small things out; the painters shift heavy furniture to the middle and cover it and the floor.',
  },
  {
    question: 'Can a damp wall be painted over?',
    answer:
      'It should not be. Paint on a damp wall peels within months. Find and stop the water first, let the wall dry and then paint.',
  },
] as const satisfies ReadonlyArray<Faq>
