/** Ids of the services that use each brand's products, the main one first. */
export const brandServiceIds: Record<string, ReadonlyArray<string>> = {
  nalvika: ['plumbing'],
  vidyutsar: ['electrician'],
  sheetvan: ['ac-repair'],
  kashthira: ['carpentry', 'interior-design'],
  varnodhara: ['painting'],
  swachhira: ['cleaning'],
  gharyantra: ['appliance-repair'],
  keetrodha: ['pest-control'],
  antarekha: ['interior-design', 'carpentry'],
  haritangan: ['gardening'],
  prahariva: ['security', 'electrician'],
  neerbandh: ['waterproofing', 'painting'],
}
