/** The offer to switch to each language, written in that language. */
export const languageOffers = {
  en: { text: 'This page is also in English.', open: 'Read in English' },
  hi: { text: 'यह पेज हिंदी में भी है।', open: 'हिंदी में पढ़ें' },
} as const
