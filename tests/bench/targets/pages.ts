/** The pages that are measured. A blog page is one post. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/services/plumbing' },
  { name: 'blog', path: '/blog/choosing-wall-paint' },
] as const

/** What the category page reads, below the upstream's origin. */
export const categoryReads = [
  '/api/web/category/plumbing',
  '/api/web/city/all?limit=20',
  '/api/web/state/all',
]

/** In the header of every page of ours. */
export const SHELL_MARK = '</header>'
