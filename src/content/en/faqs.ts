export type Faq = { question: string; answer: string }

/** Three visible questions for each category page, by service id. */
export const serviceFaqs = {
  plumbing: [
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
  ],
  electrician: [
    {
      question: 'The breaker trips again and again. Can I keep switching it back on?',
      answer:
        'Please do not. A breaker that trips is protecting you from an overload, a short circuit or leakage to earth. Unplug the appliances of that circuit, leave it off and have it tested.',
    },
    {
      question: 'Should I buy the switches and fans myself?',
      answer:
        'As you like. You can keep the parts ready, or the electrician brings ISI-marked ones and adds them to the bill after you have seen the price.',
    },
    {
      question: 'Is the power of the whole home switched off during the work?',
      answer:
        'Usually only the circuit that is being worked on. For work on the distribution board the main switch goes off, and the electrician tells you before.',
    },
  ],
  'ac-repair': [
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
        'Yes, if it can be reached safely. Where a unit hangs outside a window without a ledge, the technician may need a helper or a belt, and tells you the extra cost first.',
    },
  ],
  carpentry: [
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
  ],
  painting: [
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
  ],
  cleaning: [
    {
      question: 'Do I need to keep cleaning products ready?',
      answer:
        'No. The team brings machines, cloths and products. Please tell us about marble, untreated wood or allergies, so that they bring the right ones.',
    },
    {
      question: 'How long does a full-home deep clean take?',
      answer:
        'Around four to six hours for a two-bedroom flat with a team of two or three. An empty home takes less time, a home after renovation more.',
    },
    {
      question: 'Do I have to be at home?',
      answer:
        'At the start and at the end, please: to show what matters to you and to check the result before the team leaves. Keep cash and jewellery locked away.',
    },
  ],
  'appliance-repair': [
    {
      question: 'My appliance is under warranty. Should I book here?',
      answer:
        'Call the maker first. Repairs by others can end the warranty. We are the right address once the warranty is over.',
    },
    {
      question: 'Is it repaired at home or taken away?',
      answer:
        'Most faults are repaired at home. If a board or a motor has to go to a workshop, you get a written receipt and a date.',
    },
    {
      question: 'What if the repair is not worth its price?',
      answer:
        'The technician tells you the fault and the cost before starting. If you decide against it, you pay only the inspection charge that is shown when you book.',
    },
  ],
  'pest-control': [
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
        'Clear the kitchen cabinets and the space under the sink, cover food and toys, and do not mop the treated corners for a few days after.',
    },
  ],
  'interior-design': [
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
  ],
  gardening: [
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
  ],
  security: [
    {
      question: 'How many cameras does a flat need?',
      answer:
        'Often one at the entrance is enough, perhaps a second for the balcony. The technician walks through the home with you before you buy anything.',
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
  ],
  waterproofing: [
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
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<Faq>>>
