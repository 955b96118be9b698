/**
 * Limits of bytes and counts, which are the same on every machine. Bytes are gzip -6, each file by itself. A commit
 * that raises one says why.
 */
export const limits: Readonly<Record<string, number>> = {
  'script of the home page, bytes': 138 * 1024,
  'script of a category page, bytes': 139.5 * 1024,
  // At most 6 KiB more than a category: filters, a list that grows, and the comparison.
  'script of a list of professionals, bytes': 144.5 * 1024,
  'script of a place page, bytes': 153 * 1024,
  'script of the blog, bytes': 141.5 * 1024,
  'script of a post, bytes': 143 * 1024,
  'script of the contact form, bytes': 156 * 1024,
  // One file for all pages.
  'style of the home page, bytes': 16 * 1024,
  // That file and the second one.
  'style of a post, bytes': 17.5 * 1024,
  'HTML of the home page, bytes': 24.2 * 1024,
  'HTML of a category page, bytes': 12.2 * 1024,
  'HTML of a list of professionals, bytes': 14.2 * 1024,
  'HTML of a post, bytes': 16 * 1024,
  'executed script elements of the home page': 7,
  'executed script elements of a category page': 5,
  'elements of the home page': 1_010,
  'script and style files of a category page': 12,
  // Libraries as published. The platform allows megabytes, and no visitor downloads these.
  'worker, bytes': 448 * 1024,
  // Each language is a module of its own, parsed at its first request.
  'worker as it is parsed, bytes': 1_375 * 1024,
}
