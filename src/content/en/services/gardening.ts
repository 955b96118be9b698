import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['metro'],
  description:
    'Malis for balconies, terraces and lawns: planting, trimming, watering systems and care for plants that are not doing well, in one visit or every week.',
  keywords: [
    'gardener',
    'mali',
    'garden',
    'bagwani',
    'bagicha',
    'plants',
    'gamla',
    'plants dying',
    'garden maintenance',
    'lawn',
  ],
  children: [
    {
      id: 'garden-setup',
      title: 'Garden Setup',
      description: 'A new green corner for the space you have, with plants that suit its sun and your time.',
      keywords: ['new garden', 'garden design', 'garden kaise banaye', 'plants for home', 'empty balcony'],
      services: [
        {
          id: 'balcony-garden-setup',
          title: 'Balcony Garden Setup',
          description:
            'About ten potted plants, railing planters and potting mix, chosen for the light on your balcony.',
          priceFrom: 4999,
          keywords: [
            'balcony garden',
            'balcony plants',
            'railing planter',
            'flat garden',
            'small garden',
            'empty balcony',
            'gamla',
            'plants for low light',
          ],
        },
        {
          id: 'terrace-garden-setup',
          title: 'Terrace Garden Setup',
          description:
            'Light grow bags and planters on a drained, protected terrace, laid out with sun and shade in mind.',
          priceFrom: 14999,
          keywords: [
            'terrace garden',
            'rooftop garden',
            'chhat par garden',
            'chhat par bagwani',
            'grow bags',
            'roof plants',
            'terrace too hot',
          ],
        },
        {
          id: 'vertical-garden-setup',
          title: 'Vertical Garden Setup',
          description:
            'A green wall of about 20 sq ft: frame, pots, hardy plants and a simple way to water them.',
          priceFrom: 7999,
          keywords: [
            'vertical garden',
            'green wall',
            'wall plants',
            'hanging plants',
            'no space for garden',
            'cover plain wall',
          ],
        },
        {
          id: 'kitchen-garden-setup',
          title: 'Kitchen Garden Setup',
          description:
            'Raised bed or grow bags with seasonal vegetables and herbs such as tomato, dhania and pudina.',
          priceFrom: 3999,
          keywords: [
            'kitchen garden',
            'vegetable garden',
            'sabzi garden',
            'ghar ki sabzi',
            'tomato plant',
            'dhania pudina',
            'organic vegetables at home',
          ],
        },
      ],
    },
    {
      id: 'lawn-and-trees',
      title: 'Lawn and Trees',
      description: 'Grass, hedges and branches kept in shape, with the cuttings cleared before we leave.',
      keywords: ['grass', 'ghas', 'lawn care', 'jhaadi', 'overgrown garden', 'ped ki chhatai'],
      services: [
        {
          id: 'lawn-laying',
          title: 'Lawn Laying',
          description:
            'Soil levelling and natural grass carpet laid and watered in; usual price for up to 200 sq ft.',
          priceFrom: 7999,
          keywords: [
            'lawn',
            'grass carpet',
            'new lawn',
            'ghas lagana',
            'lawn turned brown',
            'bare patches',
            'mexican grass',
            'doob grass',
          ],
        },
        {
          id: 'lawn-mowing',
          title: 'Lawn Mowing',
          description: 'Grass cut to an even height, edges trimmed, weeds pulled and clippings taken away.',
          priceFrom: 599,
          keywords: [
            'grass cutting',
            'ghas katai',
            'lawn mowing',
            'long grass',
            'weeds in lawn',
            'jangli ghas',
            'snakes in grass',
          ],
        },
        {
          id: 'tree-hedge-trimming',
          title: 'Tree and Hedge Trimming',
          description:
            'Hedges shaped and low branches pruned with clean cuts; permission is checked before big trees.',
          priceFrom: 799,
          keywords: [
            'tree cutting',
            'tree trimming',
            'hedge cutting',
            'branch touching wire',
            'ped ki chhatai',
            'branches blocking light',
            'overgrown bushes',
          ],
        },
      ],
    },
    {
      id: 'plant-care',
      title: 'Plant Care',
      description:
        'Regular hands for busy homes, and help when a plant turns yellow, droops or stops flowering.',
      keywords: [
        'plant care',
        'plants dying',
        'yellow leaves',
        'mali monthly',
        'plant doctor',
        'paudhe sukh rahe hain',
      ],
      services: [
        {
          id: 'gardener-visit',
          title: 'Gardener Visit',
          description:
            'A mali for two hours: weeding, loosening soil, feeding, watering and tidying your pots and beds.',
          priceFrom: 399,
          keywords: [
            'mali',
            'gardener at home',
            'monthly gardener',
            'weeding',
            'khad',
            'garden cleaning',
            'no time for plants',
            'plants watering',
          ],
        },
        {
          id: 'plant-repotting',
          title: 'Plant Repotting',
          description:
            'Up to ten plants moved to bigger pots with fresh mix, roots checked and drainage holes cleared.',
          priceFrom: 499,
          keywords: [
            'repotting',
            'gamla change',
            'pot change',
            'plant not growing',
            'roots coming out',
            'broken pot',
            'mitti change',
            'water not draining from pot',
          ],
        },
        {
          id: 'plant-pest-treatment',
          title: 'Plant Pest and Disease Treatment',
          description:
            'Mealybugs, aphids, fungus and yellow leaves found and treated, neem-based sprays first.',
          priceFrom: 449,
          keywords: [
            'insects on plants',
            'white insects on plant',
            'mealybug',
            'yellow leaves',
            'plants dying',
            'leaf spots',
            'fungus on plant',
            'keede',
            'neem spray',
          ],
        },
      ],
    },
    {
      id: 'garden-watering-compost',
      title: 'Watering and Composting',
      description:
        'Systems that water on time while you travel, and turn kitchen waste into food for the soil.',
      keywords: [
        'automatic watering',
        'plants dry when away',
        'garden pipe',
        'water saving',
        'kitchen waste',
      ],
      services: [
        {
          id: 'drip-irrigation-setup',
          title: 'Drip Irrigation Setup',
          description:
            'Pipes, drippers and a timer that water up to 20 pots a little every day, even when you are away.',
          priceFrom: 3499,
          keywords: [
            'drip irrigation',
            'automatic watering',
            'plants drying',
            'going on holiday',
            'water timer',
            'drip pipe',
            'tapak sinchai',
            'dripper blocked',
          ],
        },
        {
          id: 'garden-sprinkler-setup',
          title: 'Garden Sprinkler Setup',
          description:
            'Pop-up or stake sprinklers placed to cover the whole lawn, connected to your tap or pump.',
          priceFrom: 4999,
          keywords: [
            'sprinkler',
            'lawn watering',
            'fountain sprinkler',
            'phuhara',
            'dry lawn',
            'sprinkler not working',
            'low water pressure garden',
          ],
        },
        {
          id: 'home-composting-setup',
          title: 'Home Composting Setup',
          description:
            'A compost bin for daily kitchen waste, a starter mix and a lesson in keeping it free of smell.',
          priceFrom: 1499,
          keywords: [
            'compost',
            'khad',
            'kitchen waste',
            'compost bin',
            'geela kachra',
            'compost smells',
            'worms in compost',
            'vermicompost',
          ],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  {
    question: 'Can you help with only a balcony and a few pots?',
    answer:
      'Yes. Repotting, pruning and a feeding plan for ten to twenty pots fit into one visit. The gardener can also suggest plants for the light that you have.',
  },
  {
    question: 'Do you bring plants and soil?',
    answer:
      'On request. Plants, soil, manure and pots are charged at nursery rates, and you approve the list before it is bought.',
  },
  {
    question: 'How often should a gardener come?',
    answer:
      'Once in two weeks suits most balconies; a lawn wants a weekly visit in the growing months of the monsoon and less in winter.',
  },
] as const satisfies ReadonlyArray<Faq>
