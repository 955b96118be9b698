import { providerStrings } from '#content/provider-strings.ts'

type RankingNoteProps = {
  /** The length of the list; undefined if it is unknown. */
  count: number | undefined
  text?: string
  className?: string
}

/** Says what decides the order of a list of providers. A list of one has no order. */
export function RankingNote({ count = 2, text = providerStrings.ranking, className = '' }: RankingNoteProps) {
  if (count < 2) return null
  return <p className={`max-w-2xl text-sm text-soft ${className}`}>{text}</p>
}
