import { providerIdOfKey } from '../../../scripts/directory/columns.ts'
import { boundDatabase } from '../../../scripts/directory/database.ts'
import { importProviders } from '../../../scripts/directory/import-providers.ts'
import { describeProblem, readProviders } from '../../../scripts/directory/read-providers.ts'
import { BOT_USER_AGENT, type Site, startSite } from './start-site.ts'

const HEAD =
  'key,name,title,categories,jobs,city,areas,languages,days,experience_years,rating,review_count,checks,checked_on,about,photo,phone,email,consent_on'

/** A name that breaks a page without escaping. Names with a whole tag are refused by the import. */
export const HOSTILE_NAME = '"><img src=x onerror=alert(1) "Asha" & evil'

type Row = { key: string; name: string; service: string; city: string; jobs?: string; more?: boolean }

function line({ key, name, service, city, jobs = '', more = false }: Row): string {
  const quoted = `"${name.replaceAll('"', '""')}"`
  const rest = more
    ? 'Kakkanad|Edappally,Malayalam|English,mon|tue|wed,12,4.7,38,identity|address,2026-08-14,"Works with care.",https://pictures.example/a.jpg,+91 98765 43210,asha@partners.example,2026-08-14'
    : ',,,,,,,,,,,,'
  return `${key},${quoted},,${service},${jobs},${city},${rest}`
}

/**
 * Providers that are no samples: four plumbers and two electricians in Kochi, a plumber in Mumbai, and a painter with a
 * hostile name.
 */
export const importedRows: ReadonlyArray<Row> = [
  { key: 'A', name: 'Asha Works', service: 'plumbing', city: 'kochi', jobs: 'leak-repair=449', more: true },
  { key: 'B', name: 'Binu Varghese', service: 'plumbing', city: 'kochi' },
  { key: 'C', name: 'Chitra Menon', service: 'plumbing', city: 'kochi' },
  { key: 'D', name: 'Deepu Thomas', service: 'plumbing|electrician', city: 'kochi' },
  { key: 'E', name: 'Elsa Mathew', service: 'electrician', city: 'kochi' },
  { key: 'F', name: 'Farhan Shaikh', service: 'plumbing', city: 'mumbai' },
  { key: 'X', name: HOSTILE_NAME, service: 'painting', city: 'pune' },
]

/** Replaces the directory of a site with the lines of a CSV file, its head first. @throws for an invalid line */
export async function importLines(site: Site, ...lines: Array<string>): Promise<void> {
  const { providers, problems } = await readProviders(() => [new TextEncoder().encode(lines.join('\n'))])
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  const database = boundDatabase(await site.runtime.getD1Database('DB'))
  await importProviders(database, providers, { replaceAll: true })
}

/** Starts a site with an imported directory, which a bot asks; `import` replaces the rows. */
export async function startProvidersSite(): Promise<
  Site & { import: (rows: ReadonlyArray<Row>) => Promise<void> }
> {
  const site = await startSite({ userAgent: BOT_USER_AGENT })
  const importRows = (rows: ReadonlyArray<Row>) => importLines(site, HEAD, ...rows.map(line))
  await importRows(importedRows)
  return { ...site, import: importRows }
}

export const profilePath = (key: string) => `/provider/${providerIdOfKey(key)}`
