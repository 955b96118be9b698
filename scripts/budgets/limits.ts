/**
 * The most that the site may weigh, as bytes and counts: they are the same on every machine. Bytes are gzip -6, each
 * file by itself. Who raises one says why.
 */
export const limits: Readonly<Record<string, number>> = {
  // The visitor's city (its links, its offer) and an API that is not perfect (a default for each field) are 2 to 3 KiB;
  // booking buttons that say what is booked, profiles and 'Book on your phone' are 1 KiB.
  // The link to the other language, the offer of it, and a city by its name in each are less than 1 KiB of every page.
  // A part that could not be loaded says so, and waits for a connection: a quarter of a kilobyte of every page.
  // The keyboard is at the content when what it was on goes, parts are kept for each entry of the history, and a city is asked
  // for by the id that the API knows it by: a quarter of a kilobyte of every page.
  // Links wait for the content, the address is spelled before the router reads it, good data is not replaced by a failure or by
  // poorer data, what a page that was cut off did not bring has failed, and cities of one name are two: half a kilobyte of every page.
  'script of the home page, bytes': 135.25 * 1024,
  'script of a category page, bytes': 136.75 * 1024,
  // At most 6 KiB over a category: filters, a list that grows, and the choice of whom to compare.
  'script of a list of professionals, bytes': 142.75 * 1024,
  'script of a place page, bytes': 150 * 1024,
  'script of the blog, bytes': 138.75 * 1024,
  // Every page knows the routes of all others: two more are half a kilobyte.
  'script of a post, bytes': 140 * 1024,
  // What was typed goes to the page in the other language: a quarter of a kilobyte. What was sent is in no form that the visitor
  // comes back to, and a message that came back does not replace what is typed: half a kilobyte.
  'script of the contact form, bytes': 152.25 * 1024,
  // One file for all pages: cards, filters and the table of a comparison are half a kilobyte of it.
  // What waits for the client is not laid out before: 60 bytes.
  'style of the home page, bytes': 14.6 * 1024,
  // Lines of Devanagari are higher, and its letters are never set apart.
  // Links of the footer and what is in a tile have their look by where they stand: 50 bytes here, 6 KB less of a page to make.
  'style of a post, bytes': 16.3 * 1024,
  // Three professionals with prices, languages and checks are a kilobyte more than three samples.
  'HTML of the home page, bytes': 23.5 * 1024,
  'HTML of a category page, bytes': 12 * 1024,
  'HTML of a list of professionals, bytes': 14 * 1024,
  'HTML of a post, bytes': 16 * 1024,
  'executed script elements of the home page': 7,
  'executed script elements of a category page': 5,
  'elements of the home page': 1_000,
  'script and style files of a category page': 12,
  // Libraries as they are published: the platform allows megabytes, and nobody waits for these bytes.
  'worker, bytes': 420 * 1024,
  // What a language adds to the words of another is a module of its own, parsed when it is first asked for.
  'worker as it is parsed, bytes': 1_300 * 1024,
}
