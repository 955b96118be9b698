/** Path segments of places, services and posts that are named in Hindi letters. */
export const HINDI_CITY = 'कोच्चि'
export const HINDI_STATE = 'केरल'
export const HINDI_SERVICE = 'नल-मरम्मत'
export const HINDI_POST = 'नल-की-देखभाल'

const jobs = [
  { id: 1, title: 'Tap repair', image: { url: '/x.svg' }, priceFrom: '299' },
  { id: 'pipe', title: 'Pipe repair', priceFrom: 399, description: 12 },
  { id: 'no-name', image: null },
  { image: '/x.svg' },
]
const childCategories = [
  { id: 7, title: 'Taps', superChildren: jobs },
  { id: 'empty', title: 'Empty group', superChildren: 'none' },
]

/**
 * Answers of an imperfect upstream, by path below /api/web. Every entry has a fault; some have no title or no address.
 */
export const IMPERFECT: Readonly<Record<string, unknown>> = {
  '/category/fetch_all': [
    {
      _id: 'plumbing',
      title: 'Plumbing',
      image: 5,
      matches: [{ id: 1, title: 'Tap repair', priceFrom: '1' }],
    },
    { _id: 42, title: 'Roofing by number', matches: 'none' },
  ],
  '/category/primary': [
    { _id: 'plumbing', title: 'Plumbing', description: 12 },
    { _id: 42, title: 'Roofing by number' },
    { title: 'Service without an id' },
    { title: 'Electrician' },
    { _id: 'no such id!', title: 'Service with an odd id' },
    { _id: HINDI_SERVICE, title: 'नल मरम्मत', image: ['/x.svg'] },
    { _id: 'nameless-trade', title: { en: 'Nameless' } },
    { description: 'Nothing' },
  ],
  '/category/popular': [{ title: 'Chip without an id' }, { _id: 42, title: 'Chip by number' }, null],
  '/category/plumbing': { _id: { $oid: 'x' }, title: 'Plumbing', childCategories },
  '/category/electrician': { title: 'Electrician', childCategories: 'none' },
  '/category/42': { title: 'Roofing by number', description: 7, childCategories },
  [`/category/${encodeURIComponent(HINDI_SERVICE)}`]: { title: 'नल मरम्मत', childCategories },
  '/brand/all': [
    { _id: 3, title: 'Brand by number', website: 12, image: {} },
    { title: 'Brand without an id', redirect: ['https://brand.example'] },
    { _id: 'nameless-brand', title: null },
    { website: 'https://nobody.example' },
  ],
  '/city/all': [
    { _id: 1, title: 'Countville', services: '120', state: 1, serviceIds: ['plumbing', 42, null, {}] },
    { _id: 2, title: HINDI_CITY, latitude: '9.93', longitude: 1e9, state: 2 },
    { _id: 'c3', name: 'Named Town', aliases: 'Old Town', prices: { 1: '299' } },
    { _id: 'c4', title: 'Slugged', slug: '..', jobIds: 'all', image: ['/x.svg'] },
    { slug: 'only-a-slug', serviceIds: 'plumbing', state: HINDI_STATE },
    { title: 'Town without an id', state: { id: 1 } },
    { _id: 'id-alone' },
    { _id: 8, title: '—' },
    { services: 3 },
  ],
  '/state/all': [
    { _id: 1, title: 'Number State', cities: [{ name: 'Countville' }, 7, null] },
    { _id: 2, title: HINDI_STATE, cities: [{ title: HINDI_CITY }], image: 12 },
    { _id: 's3', title: 'Short State', slug: 'ss', cities: { 0: 'Named Town' } },
    { title: 'State without an id' },
    {},
  ],
  '/blog/all': [
    { _id: 9, title: 'Post without a date', slug: 'undated', categories: 'Plumbing' },
    { _id: 'p2', title: 'Post with an odd date', slug: 'odd-date', createdAt: 12, categories: [7, 'Pipes'] },
    { _id: 'p3', title: 'नल की देखभाल', slug: HINDI_POST, createdAt: '2026-10-01' },
    { _id: 'p4', title: 'Post without an address', createdAt: '2026-10-01' },
    { title: 'Post with a bad address', slug: 'a b/c', createdAt: '2026-10-01' },
    { slug: 'post-without-a-title', createdAt: '2026-10-01', image: {} },
    { content: 'Nothing' },
  ],
  '/blog/undated': { title: 'Post without a date', slug: {}, content: '<p>Body.</p>' },
  '/blog/odd-date': {
    title: 'Post with an odd date',
    slug: 'odd-date',
    createdAt: {},
    content: '<p>Body.</p>',
  },
  [`/blog/${encodeURIComponent(HINDI_POST)}`]: {
    title: 'नल की देखभाल',
    content: '<p>पानी</p>',
    seo_description: {},
  },
}

/** Empty lists of the API, by path. */
export const EMPTY: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(IMPERFECT).map(([path, data]) => [path, Array.isArray(data) ? [] : undefined]),
)
