import type { DocumentAssets } from '#lib/document-assets.ts'

/** What the router says of one part of the page that is shown. */
type Match = { status: string; staticData: { hasFirstScreen?: true } }

/** The styles of the first screen, where the page is one that brings them along (src/styles/first-screen.css). */
export function firstScreenOf(
  assets: DocumentAssets | undefined,
  matches: ReadonlyArray<Match>,
): string | undefined {
  const page = matches.at(-1)
  return page?.staticData.hasFirstScreen && page.status === 'success' ? assets?.firstScreen : undefined
}
