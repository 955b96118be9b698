/**
 * Limits of bytes and counts, which are the same on every machine. Bytes are gzip -6 per file. The shell of a page is
 * its HTML without lists, so that another city or link stays within budget. Most byte limits leave less than 5 % of
 * room. A commit that raises a limit explains why.
 */
export const limits: Readonly<Record<string, number>> = {
  'script of the home page, bytes': 138.9 * 1024,
  'script of a service page, bytes': 142.9 * 1024,
  // About a service page.
  'script of a job page, bytes': 143.5 * 1024,
  // The whole page, which is rendered on demand for every job and city.
  'HTML of a job page, bytes': 11 * 1024,
  // Devanagari takes three bytes a letter.
  'HTML of a Hindi job page, bytes': 12.6 * 1024,
  // Has providers and their structured data.
  'HTML of a job page in a city, bytes': 13.7 * 1024,
  // About 8 KiB above the limit of a service page, for the filters, the growing list and the comparison.
  'script of a list of professionals, bytes': 151 * 1024,
  'script of a place page, bytes': 159 * 1024,
  'script of the blog, bytes': 146 * 1024,
  'script of a post, bytes': 147 * 1024,
  // Keeps drafts, and sends an unsent message once the device is online.
  'script of the contact form, bytes': 163 * 1024,
  // All pages share one stylesheet.
  'style of the home page, bytes': 16.8 * 1024,
  // Posts also load the stylesheet of articles.
  'style of a post, bytes': 18.2 * 1024,
  'HTML of the shell of the home page, bytes': 8 * 1024,
  // Has the headings of the price list.
  'HTML of the shell of a service page, bytes': 6.1 * 1024,
  'HTML of the shell of a list of professionals, bytes': 6.5 * 1024,
  // Without the article.
  'HTML of the shell of a post, bytes': 5.8 * 1024,
  // The city dialog is HTML of every page.
  'elements of the shell of the home page': 340,
  'executed script elements of the home page': 6,
  'executed script elements of a service page': 4,
  // The entry is a file of its own, which runs where the client does not.
  'script and style files of a service page': 10,
  // Contains the libraries as published. The platform allows megabytes, and no visitor downloads the worker.
  'worker, bytes': 475 * 1024,
  // Each language is a separate module, parsed at its first request.
  'worker as it is parsed, bytes': 1_460 * 1024,
}
