/**
 * The most that the site may weigh, as bytes and counts: they are the same on every machine. Bytes are gzip -6, each
 * file by itself. Who raises one says why.
 */
export const limits: Readonly<Record<string, number>> = {
  'script of the home page, bytes': 132 * 1024,
  'script of a category page, bytes': 132 * 1024,
  'script of a place page, bytes': 145 * 1024,
  'script of the blog, bytes': 134 * 1024,
  'script of a post, bytes': 135 * 1024,
  'script of the contact form, bytes': 145 * 1024,
  'style of the home page, bytes': 14 * 1024,
  'style of a post, bytes': 16 * 1024,
  'HTML of the home page, bytes': 22 * 1024,
  // With the styles of its first screen.
  'HTML of a category page, bytes': 14 * 1024,
  'HTML of a post, bytes': 16 * 1024,
  'executed script elements of the home page': 7,
  'executed script elements of a category page': 5,
  'elements of the home page': 1_000,
  'script and style files of a category page': 12,
  // Libraries as they are, parse5 with its table of character references among them: nobody waits for these bytes.
  'worker, bytes': 360 * 1024,
  'worker as it is parsed, bytes': 1_130 * 1024,
}
