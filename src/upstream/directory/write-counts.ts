import { leastRatings, WEEK } from '#api/provider-filters.ts'
import { MAX_KEY } from '#upstream/directory/provider-record.ts'

/** All providers, then those of each service. D1 stops a statement after 30 seconds, so each is counted by itself. */
const SCOPES = ["s.service_id = ''", "s.service_id > ''"]

/** Returns statements that count the providers of each value of a filter, for every service and city. */
function getCounts(
  edition: number | string,
  filter: string,
  { value = "''", title = "''", more = '', join = '' },
): Array<string> {
  return SCOPES.map((scope) => {
    return `INSERT INTO provider_count (edition, service_id, filter, city_id, value, title, translations, count, min_price)
    SELECT s.edition, s.service_id, '${filter}', s.city_id, ${value}, ${title}, ${more || 'NULL, count(*), NULL'}
    FROM provider_service s ${join} WHERE s.edition = ${edition} AND ${scope} GROUP BY s.service_id, s.city_id, ${value}`
  })
}

function joinProviders(table: string): string {
  return `JOIN ${table} f ON f.edition = s.edition AND f.provider_id = s.provider_id`
}

/** The lowest price of the jobs of a service, from the counts of the jobs. */
const LOWEST_OF_SERVICE = `SELECT min(c.min_price) FROM jobs j CROSS JOIN provider_count c ON c.edition = s.edition
  AND c.service_id = s.service_id AND c.filter = 'job' AND c.city_id = s.city_id AND c.value = j.id
  WHERE j.service_id = s.service_id`

const PROVIDER = 'JOIN provider p ON p.edition = s.edition AND p.id = s.provider_id'

/** Returns statements that count an edition, at import and after an erasure. `edition` may be SQL. */
export function countStatements(edition: number | string): Array<string> {
  const named = { value: 'f.value', title: 'min(f.title)', more: 'max(f.translations), count(*), NULL' }
  const ratings = leastRatings.map((least) => `('${least}', ${Math.round(100 * Number(least))})`)
  const days = WEEK.map((day, index) => `('${day}', ${1 << index})`)
  return [
    `DELETE FROM provider_count WHERE edition = ${edition}`,
    ...getCounts(edition, 'job', {
      value: 'f.job_id',
      title: 'f.job_id',
      more: `NULL, count(*), NULLIF(min(f.price_key), ${MAX_KEY})`,
      join: joinProviders('provider_job'),
    }),
    ...getCounts(edition, 'total', { more: `NULL, count(*), (${LOWEST_OF_SERVICE})` }),
    ...getCounts(edition, 'area', { ...named, join: joinProviders('provider_area') }),
    ...getCounts(edition, 'language', { ...named, join: joinProviders('provider_language') }),
    ...getCounts(edition, 'rating', {
      value: 'l.column1',
      title: 'l.column1',
      join: `${PROVIDER} JOIN (VALUES ${ratings.join(', ')}) l ON p.rating >= l.column2`,
    }),
    ...getCounts(edition, 'day', {
      value: 'd.column1',
      title: 'd.column1',
      join: `${PROVIDER} JOIN (VALUES ${days.join(', ')}) d ON p.days & d.column2`,
    }),
    ...getCounts(edition, 'verified', {
      value: "'1'",
      title: "'1'",
      join: `${PROVIDER} AND p.is_verified = 1`,
    }),
    `INSERT INTO provider_count (edition, service_id, filter, city_id, value, title, translations, count, min_price)
     SELECT edition, service_id, filter, '', value, min(title), max(translations), sum(count), min(min_price)
     FROM provider_count WHERE edition = ${edition} GROUP BY service_id, filter, value`,
  ]
}
