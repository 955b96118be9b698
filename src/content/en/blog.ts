import { blogHead } from './page-heads.ts'

/** Strings of the blog. `messages` has those that the product's catalogue fixes. */
export const blog = {
  list: {
    ...blogHead,
    text: 'Plain guides: what to check, what to fix yourself and when to call one.',
    filter: 'Filter by category',
    all: 'All',
    readMore: 'Read More',
    readMoreOf: (title: string) => `Read More: ${title}`,
    shown: (count: number, category?: string) =>
      `${count} ${count === 1 ? 'article' : 'articles'}${category ? ` in ${category}` : ''}`,
    more: 'More articles',
    loading: 'Loading articles',
    empty: {
      title: 'No articles yet',
      text: 'The first ones are being written. Until then, have a look at our services.',
      action: 'Browse All Services',
    },
    emptyCategory: {
      title: 'Nothing in this category',
      text: 'There is no article in this category at the moment.',
      action: 'Show all articles',
    },
    failed: {
      title: 'The articles did not load',
      text: 'Check your connection and try once more.',
    },
  },
  post: {
    readingTime: (minutes: number) => `${minutes} min read`,
    contents: 'In this article',
    jobs: 'Jobs from this article',
    related: 'Related Articles',
  },
  share: {
    action: 'Share',
    copied: 'Link copied. Paste it where you like.',
    failed: 'The link could not be copied. You can copy it from the address bar.',
  },
} as const
