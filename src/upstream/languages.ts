import type { Context } from 'hono'

/** Languages of the embedded API besides English, which is complete. */
export const furtherLanguages = ['hi'] as const
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** A row with its translation as JSON; null without one. */
export type WithTranslation<Row> = Row & { translation?: string | null }

/** Returns the language of a tag (RFC 5646) such as `hi-IN`; undefined for English and unknown languages. */
function furtherLanguage(tag: string): FurtherLanguage | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0]
  return furtherLanguages.find((language) => language === primary)
}

/** Returns the preferred supported language of an `Accept-Language` header (RFC 9110 section 12.5.4). */
function findAcceptedLanguage(header: string): FurtherLanguage | undefined {
  const ranges = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';')
    const weight = parameters.map((parameter) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/i.exec(parameter)?.[1])
    return { tag: tag.trim().toLowerCase(), weight: Number(weight.find(Boolean) ?? 1) }
  })
  const spoken = ranges.filter(
    ({ tag, weight }) => weight > 0 && (/^(?:\*|en(?:-.*)?)$/.test(tag) || furtherLanguage(tag)),
  )
  const best = spoken.toSorted((one, other) => other.weight - one.weight)[0]
  return best && furtherLanguage(best.tag)
}

/** Returns the language of a call, from `lang` or else `Accept-Language`; undefined for English. */
export function getLanguage(c: Context): FurtherLanguage | undefined {
  const lang = c.req.query('lang')
  return lang === undefined
    ? findAcceptedLanguage(c.req.header('Accept-Language') ?? '')
    : furtherLanguage(lang)
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

/**
 * Sets `Content-Language` (RFC 9110 section 8.5): English unless part of the answer is translated. Sets `Vary` if the
 * call has no `lang` (section 12.5.5).
 */
export function setContentLanguage(
  c: Context,
  language: FurtherLanguage | undefined,
  isTranslated: boolean,
): void {
  c.header('Content-Language', language && isTranslated ? language : 'en')
  if (c.req.query('lang') === undefined) c.header('Vary', 'Accept-Language')
}

/** Sets the language of an answer with rows: one translated row is enough. */
export function detectLanguage(
  c: Context,
  language: FurtherLanguage | undefined,
  rows: ReadonlyArray<WithTranslation<object>>,
): void {
  setContentLanguage(c, language, rows.length === 0 || rows.some(({ translation }) => translation))
}
