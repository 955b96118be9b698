/** Names of the invented brands, by id. */
export const brandNames = {
  nalvika: 'Nalvika',
  vidyutsar: 'Vidyutsar',
  sheetvan: 'Sheetvan',
  kashthira: 'Kashthira',
  varnodhara: 'Varnodhara',
  swachhira: 'Swachhira',
  gharyantra: 'Gharyantra',
  keetrodha: 'Keetrodha',
  antarekha: 'Antarekha',
  haritangan: 'Haritangan',
  prahariva: 'Prahariva',
  neerbandh: 'Neerbandh',
} as const
