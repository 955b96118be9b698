import type { WebVitalsRow } from '#api/schemas/web-vitals.ts'
import { measuredPages, pageInLanguage, webVitals } from '#content/web-vitals.ts'
import { inLanguage, LANGUAGES, language, languageOfPath, withoutBase } from '#lib/language.ts'
import { languageName } from '#lib/language-name.ts'
import { entryOf } from '#lib/slug.ts'
import { ALL_PAGES, devices, type MetricName } from '#lib/web-vitals/metrics.ts'

export type NamedRow = WebVitalsRow & { name: string }

/** A page in every language, then the next page. */
const ORDER = [
  ALL_PAGES,
  ...Object.keys(measuredPages).flatMap((page) =>
    Object.values(LANGUAGES).map((its) => inLanguage(page, its)),
  ),
]

/** What a page is called; of one in another language than that of the table it says in which. */
function nameOf(page: string): string {
  const name = entryOf(measuredPages, withoutBase(page))
  const its = languageOfPath(page)
  if (name === undefined) return webVitals.allPages
  return its.code === language.code ? name : pageInLanguage(name, languageName(its.code))
}

/** The rows of a metric: all pages first, then page by page, the phone before the desktop. */
export function rowsOf(rows: ReadonlyArray<WebVitalsRow>, metric: MetricName): Array<NamedRow> {
  return rows
    .filter((row) => row.metric === metric && ORDER.includes(row.page))
    .map((row) => ({ ...row, name: nameOf(row.page) }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.page) - ORDER.indexOf(b.page) ||
        devices.indexOf(a.device) - devices.indexOf(b.device),
    )
}
