/** Our own promotions, for ad slots without an ad. */
export const promoTexts = {
  newRoom: {
    title: 'A new colour changes the room',
    description: 'One wall or the whole home: a painter measures, shows shades and gives a written quote.',
  },
  askExpert: {
    title: 'Rather leave it to a professional?',
    description: 'Some jobs need the right tool and some practice. See which jobs there are.',
  },
  joinPartner: {
    title: 'Good with your hands? Work with us',
    description: 'Plumbers, electricians, painters and other professionals choose their own hours and area.',
  },
  monsoonCheck: {
    title: 'Find the leak before the rain does',
    description: 'Terraces, window frames and damp walls are easier to seal while they are dry.',
  },
} as const

/** The label of an ad slot, and the visitor's choice there. */
export const adStrings = {
  promotion: 'Promotion',
  advertisement: 'Advertisement',
  allow: 'Show partner ads',
  refuse: 'Turn off partner ads',
} as const
