import { MAX_COUNTED_VALUES } from '#api/provider-filters.ts'
import type { FilterCount, ProviderCounts } from '#api/schemas/provider.ts'
import { type FurtherLanguage, translationColumn, type WithTranslation } from '#upstream/languages.ts'

/** A count that was written at import. */
export type CountRow = WithTranslation<{
  filter: string
  value: string
  title: string
  count: number
  min_price: number | null
}>

/** Groups counts by their filter. */
export function countsIn(rows: ReadonlyArray<CountRow>): ProviderCounts {
  const counted = (filter: string): Array<FilterCount & { priceFrom?: number | undefined }> =>
    rows
      .filter((row) => row.filter === filter)
      .slice(0, MAX_COUNTED_VALUES)
      .map(({ value, title, translation, count, min_price }) => ({
        value,
        title: translation ?? title,
        count,
        priceFrom: min_price ?? undefined,
      }))
  return {
    jobs: counted('job'),
    areas: counted('area'),
    languages: counted('language'),
    ratings: counted('rating'),
    days: counted('day'),
    verified: counted('verified'),
    cities: counted('city'),
    services: counted('service'),
  }
}

/** The city of a list, or the cities of its state. '' stands for all cities. */
const SCOPE = `(SELECT ?3 AS city_id WHERE ?4 = ''
  UNION ALL SELECT id FROM cities WHERE state_id = ?4 AND (?3 = '' OR id = ?3))`

/**
 * Selects the counts of a service in a city or a state. Without a city, counts per city replace those per area; without a
 * service there are counts per service.
 */
export const countsSql = (language?: FurtherLanguage) =>
  `SELECT filter, value, title, sum(count) AS count, min(min_price) AS min_price${translationColumn(language)}
   FROM ${SCOPE} CROSS JOIN provider_count USING (city_id)
   WHERE edition = ?1 AND service_id = ?2
     AND filter IN ('total', 'job', 'language', 'rating', 'day', 'verified', iif(?3 = '', '', 'area'))
   GROUP BY filter, value
   UNION ALL SELECT 'city', city_id, city_id, count, NULL${language ? ', NULL' : ''} FROM provider_count
   WHERE edition = ?1 AND service_id = ?2 AND filter = 'total' AND city_id > '' AND ?3 = ''
     AND (?4 = '' OR city_id IN (SELECT id FROM cities WHERE state_id = ?4))
   UNION ALL SELECT 'service', p.service_id, p.service_id, sum(p.count), min(p.min_price)${language ? ', NULL' : ''}
   FROM services s CROSS JOIN ${SCOPE} c CROSS JOIN provider_count p ON p.edition = ?1 AND p.service_id = s.id
     AND p.filter = 'total' AND p.city_id = c.city_id
   WHERE ?2 = '' GROUP BY p.service_id
   ORDER BY count DESC, value`
