/** What the router says of one part of the page that is shown. */
type Match = { status: string; staticData: { hasFirstScreen?: true } }

/** Whether a page is one whose first screen is styled without the stylesheet (src/styles/first-screen.css). */
export function bringsFirstScreen(matches: ReadonlyArray<Match>): boolean {
  const page = matches.at(-1)
  return page?.staticData.hasFirstScreen === true && page.status === 'success'
}
