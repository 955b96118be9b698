import type { Context } from 'hono'

/** Languages of the embedded API besides English, which is complete. */
export const furtherLanguages = ['hi'] as const
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** A row with its translation as JSON; null without one. */
export type WithTranslation<Row> = Row & { translation?: string | null }

/** Returns the language of a call; undefined for English. */
export function getLanguage(c: Context): FurtherLanguage | undefined {
  return furtherLanguages.find((language) => language === c.req.query('lang'))
}

type Column = { table?: string; part?: string; as?: string }

/** Returns the column with the translation, or `part` of it. English has no such column. */
export function translationColumn(
  language: FurtherLanguage | undefined,
  { table, part, as = 'translation' }: Column = {},
): string {
  if (!language) return ''
  const column = table ? `${table}.translations` : 'translations'
  const path = part ? `$.${language}.${part}` : `$.${language}`
  return `, json_extract(${column}, '${path}') AS ${as}`
}

/** Applies the translation to a row. */
export function withTranslation<Row extends object>({
  translation,
  ...row
}: WithTranslation<Row>): Omit<Row, 'translation'> {
  return translation ? { ...row, ...JSON.parse(translation) } : row
}
