import { parseHTML } from 'linkedom'

/** Parses an answer as a document. */
export async function getDocument(response: Response): Promise<Document> {
  return parseHTML(await response.text()).document
}

/** Returns empty lists of a page, and headings without content. */
export function hollowParts(document: Document): Array<string> {
  const lists = [...document.querySelectorAll(':is(main, footer) :is(ul, ol, dl)')].filter(
    ({ children }) => children.length === 0,
  )
  const sections = [...document.querySelectorAll('section, nav')].filter(
    (part) => part.querySelector('h2, h3') && !part.querySelector('a, button, li, dt, details, img, form, p'),
  )
  return [...lists, ...sections].map((part) => part.outerHTML.slice(0, 200))
}
