import type { Settings } from '#worker/config.ts'

/** A problem that does not prevent a deployment, with its fix. */
type Warning = { problem: string; fix: string }

export type Deployed = {
  /** The site for trying versions, at workers.dev: it is not indexed and may have no providers. */
  staging: boolean
  settings: Settings
  /** Names of the bindings in wrangler.toml. */
  bindings: ReadonlyArray<string>
  /** Names of the secrets of the deployed worker; undefined if they cannot be listed. */
  secrets: ReadonlyArray<string> | undefined
  /** False if the embedded API has no providers but samples. */
  hasDirectory: boolean
  /** The company data of the pages, as JSON. */
  company: string
}

const BINDINGS = ['ASSETS', 'DB', 'EMAIL', 'RUM_ANALYTICS', 'FORM_LIMIT', 'SEARCH_LIMIT', 'REPORT_LIMIT'] // biome-ignore format: short values read best beside each other

const CREDENTIALS = ['UPSTREAM_TOKEN', 'UPSTREAM_ACCESS_CLIENT_ID', 'UPSTREAM_ACCESS_CLIENT_SECRET']

/** Placeholders of company data: hosts of RFC 2606, a phone number of zeros, and the word itself. */
const PLACEHOLDERS: ReadonlyArray<[RegExp, string]> = [
  [/\.example\b/, 'hosts or e-mail addresses under .example'],
  [/0{10}/, 'a number of zeros, of a phone or an app'],
  [/placeholder/i, 'a placeholder address or name'],
]

/** Returns missing settings and placeholders before a deployment. */
export function preflight({
  staging,
  settings,
  bindings,
  secrets,
  hasDirectory,
  company,
}: Deployed): Array<Warning> {
  const warnings: Array<Warning> = []
  const warn = (isWrong: boolean, problem: string, fix: string) => {
    if (isWrong) warnings.push({ problem, fix })
  }
  const { SITE_URL, UPSTREAM_URL, CONTACT_EMAIL_TO, CONTACT_WEBHOOK_URL } = settings
  // With the address of workers.dev as SITE_URL, search engines would index staging.
  warn(
    !staging && !SITE_URL,
    'SITE_URL is empty: pages have no canonical address and search engines are told to stay away at workers.dev',
    'set SITE_URL to the address of the site, such as https://www.your-domain.in',
  )
  warn(
    !UPSTREAM_URL && !CONTACT_EMAIL_TO && !CONTACT_WEBHOOK_URL,
    'contact messages have no destination: they are stored, and nobody is notified',
    'set CONTACT_EMAIL_TO and CONTACT_EMAIL_FROM, or CONTACT_WEBHOOK_URL',
  )
  warn(
    !staging && !UPSTREAM_URL && !hasDirectory,
    'there is no directory: with SAMPLE_CONTENT = "off", pages show no professionals, testimonials, brands, promotions, team and vacancies',
    'npm run import -- providers.csv --remote (docs/directory.md)',
  )
  if (secrets) {
    warn(
      !secrets.includes('OPS_TOKEN'),
      'OPS_TOKEN is not set: no purge, and no deep health for a monitor',
      `openssl rand -hex 32 | npx wrangler secret put OPS_TOKEN${staging ? ' --env staging' : ''}`,
    )
    warn(
      String(UPSTREAM_URL).startsWith('http:') && CREDENTIALS.some((name) => secrets.includes(name)),
      'UPSTREAM_URL is http: and credentials are sent to it unencrypted',
      'set UPSTREAM_URL to an https address',
    )
  }
  for (const [pattern, words] of PLACEHOLDERS)
    warn(
      pattern.test(company),
      `the company data has ${words}`,
      'edit src/catalogue/business.ts, src/content/en/company.ts and src/content/hi/company.ts',
    )
  for (const name of bindings)
    warn(
      !BINDINGS.includes(name),
      `the binding ${name} is none of ${BINDINGS.join(', ')}`,
      'correct its name in wrangler.toml, or remove it',
    )
  return warnings
}
