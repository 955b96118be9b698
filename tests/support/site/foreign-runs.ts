/** Returns runs of at least four Latin words in the texts of a page, except those marked as another language. */
export function foreignRuns(document: Document): Array<string> {
  const texts: Array<string> = [document.title]
  for (const meta of document.querySelectorAll('meta[name="description"],meta[property^="og:"]'))
    if (!/^(?:https?:|\d|hi_IN|en_IN|website|article)/.test(meta.getAttribute('content') ?? ''))
      texts.push(meta.getAttribute('content') ?? '')
  const take = (element: Element) => {
    if (['SCRIPT', 'STYLE', 'CODE'].includes(element.tagName)) return
    const lang = element.getAttribute('lang')
    if (lang !== null && !lang.startsWith('hi')) return
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'value'])
      if (element.hasAttribute(name) && element.getAttribute('type') !== 'hidden')
        texts.push(element.getAttribute(name) ?? '')
    // The text around inline elements counts as one run of words.
    texts.push(
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join(' ¶ '),
    )
    for (const child of element.children) take(child)
  }
  if (document.body) take(document.body)
  return texts.flatMap(
    (text) => text.match(/[A-Za-z][A-Za-z'’-]*(?:[ ,.:;]+[A-Za-z][A-Za-z'’-]*){3,}/g) ?? [],
  )
}
