import type { SeedBrand } from './types.ts'

/** Invented makers, in the order of the home page's carousel. Their profiles are in `src/content/en/brands`. */
export const brands = [
  {
    id: 'nalvika',
    title: 'Nalvika',
    website: 'https://www.nalvika.example',
    serviceIds: ['plumbing'],
  },
  {
    id: 'vidyutsar',
    title: 'Vidyutsar',
    website: 'https://www.vidyutsar.example',
    redirect: 'https://www.vidyutsar.example/home-wiring',
    serviceIds: ['electrician'],
  },
  {
    id: 'sheetvan',
    title: 'Sheetvan',
    website: 'https://www.sheetvan.example',
    redirect: 'https://www.sheetvan.example/room-air-conditioners',
    serviceIds: ['ac-repair'],
  },
  {
    id: 'kashthira',
    title: 'Kashthira',
    website: 'https://www.kashthira.example',
    serviceIds: ['carpentry', 'interior-design'],
  },
  {
    id: 'varnodhara',
    title: 'Varnodhara',
    website: 'https://www.varnodhara.example',
    redirect: 'https://www.varnodhara.example/shade-cards',
    serviceIds: ['painting'],
  },
  {
    id: 'swachhira',
    title: 'Swachhira',
    website: 'https://www.swachhira.example',
    serviceIds: ['cleaning'],
  },
  {
    id: 'gharyantra',
    title: 'Gharyantra',
    website: 'https://www.gharyantra.example',
    serviceIds: ['appliance-repair'],
  },
  {
    id: 'keetrodha',
    title: 'Keetrodha',
    website: 'https://www.keetrodha.example',
    serviceIds: ['pest-control'],
  },
  {
    id: 'antarekha',
    title: 'Antarekha',
    website: 'https://www.antarekha.example',
    redirect: 'https://www.antarekha.example/kitchens',
    serviceIds: ['interior-design', 'carpentry'],
  },
  {
    id: 'haritangan',
    title: 'Haritangan',
    website: 'https://www.haritangan.example',
    serviceIds: ['gardening'],
  },
  {
    id: 'prahariva',
    title: 'Prahariva',
    website: 'https://www.prahariva.example',
    serviceIds: ['security', 'electrician'],
  },
  {
    id: 'neerbandh',
    title: 'Neerbandh',
    website: 'https://www.neerbandh.example',
    serviceIds: ['waterproofing', 'painting'],
  },
] as const satisfies ReadonlyArray<SeedBrand>

export type BrandId = (typeof brands)[number]['id']
