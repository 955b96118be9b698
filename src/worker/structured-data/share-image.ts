declare const __PICTURED_IDS__: Readonly<Record<'services' | 'blog', ReadonlyArray<string>>>

/** The ids with a link preview of their own (scripts/build/pictured-ids.ts). */
const picturedIds = __PICTURED_IDS__

const GENERAL = '/images/og/default.png'

/** The subject of a link preview. Cities share one preview, and so do states. */
export type ShareSubject =
  | readonly [kind: 'services' | 'blog', id: string]
  | readonly [kind: 'city' | 'state']

/** Returns the link preview of a page: of its subject if there is one, else the general one. */
export function shareImage(subject?: ShareSubject): string {
  if (subject?.length === 1) return `/images/og/${subject[0]}.png`
  if (!subject) return GENERAL
  const [kind, id] = subject
  return picturedIds[kind].includes(id) ? `/images/og/${kind}/${id}.png` : GENERAL
}
