import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['city', 'rain', 'coast', 'large', 'metro'],
  description:
    'Treatment for cockroaches, deemak, khatmal, mosquitoes and rats with approved products, and clear advice for children and pets.',
  keywords: ['pest', 'insects', 'keede', 'bugs', 'spray', 'exterminator', 'fumigation', 'infestation'],
  children: [
    {
      id: 'crawling-pests',
      title: 'Cockroaches, Ants and Bed Bugs',
      description: 'Gel, bait and spray for the insects and lizards that share the kitchen and the bedroom.',
      keywords: ['cockroach', 'ants', 'khatmal', 'lizard', 'spider', 'kitchen insects', 'crawling'],
      services: [
        {
          id: 'cockroach-treatment',
          title: 'Cockroach Treatment',
          description:
            'Odourless gel in kitchen and cabinets, spray in drains; no need to empty the shelves.',
          priceFrom: 699,
          keywords: [
            'cockroach',
            'tilchatta',
            'cockroach in kitchen',
            'roaches',
            'drain insects',
            'gel treatment',
          ],
        },
        {
          id: 'ant-treatment',
          title: 'Ant Treatment',
          description: 'Bait and spray along the trails and at the nest, for red and black ants.',
          priceFrom: 599,
          keywords: [
            'ants in kitchen',
            'cheenti',
            'chinti',
            'red ants',
            'black ants',
            'ant nest',
            'ants in sugar',
          ],
        },
        {
          id: 'bed-bug-treatment',
          title: 'Bed Bug (Khatmal) Treatment',
          description:
            'Two visits two weeks apart for beds, sofas and skirting, so that hatching eggs are caught too.',
          priceFrom: 1299,
          keywords: [
            'khatmal',
            'bed bugs',
            'itching at night',
            'bites on skin',
            'mattress bugs',
            'blood spots',
          ],
        },
        {
          id: 'lizard-spider-treatment',
          title: 'Lizard and Spider Control',
          description: 'Webs removed, hiding gaps treated and entry points at lights and windows sealed.',
          priceFrom: 599,
          keywords: ['lizard', 'chipkali', 'spider', 'makdi', 'cobweb', 'jaala', 'centipede'],
        },
      ],
    },
    {
      id: 'wood-pests',
      title: 'Deemak and Wood Borer',
      description: 'Protection for doors, wardrobes, walls and new buildings from insects that eat wood.',
      keywords: ['termite', 'deemak', 'wood borer', 'white ants', 'wood powder', 'hollow wood'],
      services: [
        {
          id: 'termite-treatment',
          title: 'Termite (Deemak) Treatment',
          description:
            'Holes drilled along walls and woodwork, termiticide injected and sealed, with a written warranty.',
          priceFrom: 2499,
          keywords: [
            'deemak',
            'termite',
            'mud lines on wall',
            'white ants',
            'door eaten',
            'hollow wood',
            'diyar',
          ],
        },
        {
          id: 'wood-borer-treatment',
          title: 'Wood Borer Treatment',
          description: 'Pinholes in furniture injected one by one and the surface coated; price per piece.',
          priceFrom: 799,
          keywords: [
            'wood powder',
            'ghun',
            'pin holes in wood',
            'wood borer',
            'furniture insects',
            'sawdust',
          ],
        },
        {
          id: 'pre-construction-termite',
          title: 'Pre-Construction Termite Treatment',
          description:
            'Soil below the foundation and floor treated as a barrier while you build; usual price from 500 sq ft.',
          priceFrom: 4999,
          keywords: [
            'anti termite',
            'new construction',
            'foundation',
            'soil treatment',
            'plot',
            'plinth',
            'deemak',
          ],
        },
      ],
    },
    {
      id: 'flying-pests',
      title: 'Mosquitoes, Flies and Wasps',
      description: 'Spray, fogging and traps for what flies in from drains, bins, gardens and eaves.',
      keywords: ['mosquito', 'fly', 'wasp', 'bee', 'machhar', 'makkhi', 'flying insects'],
      services: [
        {
          id: 'mosquito-treatment',
          title: 'Mosquito Control',
          description: 'Breeding spots found and treated, walls sprayed and the garden or terrace fogged.',
          priceFrom: 899,
          keywords: ['machhar', 'mosquito', 'dengue', 'malaria', 'fogging', 'standing water', 'larvae'],
        },
        {
          id: 'housefly-treatment',
          title: 'Housefly Control',
          description:
            'Bait, spray and fly traps around kitchens, bins and drains, for homes and small shops.',
          priceFrom: 699,
          keywords: [
            'makkhi',
            'flies',
            'housefly',
            'drain flies',
            'fruit flies',
            'flies in kitchen',
            'dustbin',
          ],
        },
        {
          id: 'wasp-hive-removal',
          title: 'Wasp Nest and Beehive Removal',
          description:
            'Nests taken down in protective clothing; honeybee colonies are moved alive where possible.',
          priceFrom: 1199,
          keywords: ['madhumakkhi', 'beehive', 'wasp nest', 'chatta', 'tataiya', 'bees on balcony', 'sting'],
        },
      ],
    },
    {
      id: 'rodents-birds-plans',
      title: 'Rats, Pigeons and Yearly Plans',
      description: 'Keep rats and pigeons out for good, or leave the whole calendar of treatments to us.',
      keywords: ['rat', 'mouse', 'pigeon', 'chuha', 'kabootar', 'netting', 'yearly contract', 'amc'],
      services: [
        {
          id: 'rat-control',
          title: 'Rat and Mouse Control',
          description:
            'Traps and locked bait stations placed, checked on a second visit, and entry holes closed.',
          priceFrom: 899,
          keywords: [
            'rats',
            'chuha',
            'mouse',
            'rat droppings',
            'wires chewed',
            'noise in ceiling',
            'rat smell',
          ],
        },
        {
          id: 'pigeon-netting',
          title: 'Pigeon Net Fitting',
          description:
            'UV-stable nylon net on steel hooks, stretched so that birds stay out unharmed; per balcony.',
          priceFrom: 1499,
          keywords: [
            'pigeon net',
            'kabootar',
            'balcony net',
            'bird droppings',
            'pigeon nest',
            'bird spikes',
            'jaali',
          ],
        },
        {
          id: 'annual-pest-plan',
          title: 'Yearly Pest Control Plan',
          description:
            'Four planned visits a year against cockroaches, ants and spiders, and free calls in between.',
          priceFrom: 2999,
          keywords: [
            'annual contract',
            'amc',
            'yearly pest control',
            'general pest control',
            'quarterly',
            'office',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'Is the treatment safe for children and pets?',
    answer:
      'The products used are registered for household use in India. Keep children, pets and food away during the treatment and until surfaces are dry; fish tanks need to be covered and their pumps stopped.',
  },
  {
    question: 'How many visits are needed?',
    answer:
      'Cockroach gel often works with one visit. Bed bugs usually need two, about two weeks apart, because eggs survive the first. Termite work is planned after an inspection.',
  },
  {
    question: 'What should I do before the visit?',
    answer:
      'It depends on the treatment. For gel, nothing has to be emptied; before a spray in the kitchen, empty its shelves and the space under the sink. Cover food and toys, and do not mop the treated corners for a few days after.',
  },
] as const satisfies ReadonlyArray<Faq>
