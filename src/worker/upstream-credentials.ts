import { textOf } from '#worker/setting.ts'

/** What proves to the marketplace API that a call is the site's own. */
export type UpstreamCredentials = {
  /** Headers of every call to the API, and of no other. */
  headers: Readonly<Record<string, string>>
  /** What of them must not be seen anywhere. */
  secrets: ReadonlyArray<string>
}

export type GivenCredentials = {
  UPSTREAM_TOKEN?: unknown
  UPSTREAM_ACCESS_CLIENT_ID?: unknown
  UPSTREAM_ACCESS_CLIENT_SECRET?: unknown
}

/** What a header can carry: visible ASCII with single blanks inside (RFC 9110 section 5.5). */
const VISIBLE = /^[!-~]+(?: [!-~]+)*$/
const LONGEST = 4_096

/** @throws the sentence for the operator, which says nothing of the value */
function checked(name: keyof GivenCredentials, given: unknown): string {
  const value = textOf(given ?? '').trim()
  if (value === '' || (value.length <= LONGEST && VISIBLE.test(value))) return value
  throw new Error(`${name} has characters that no header can carry: set it again, as one line.`)
}

/**
 * The credentials that the secrets give. In `Authorization` a token without a scheme is a bearer token (RFC 6750 section
 * 2.1). A service token of Cloudflare Access is a pair
 * (developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens).
 * @throws a sentence for the operator
 */
export function upstreamCredentials(given: GivenCredentials, headerName: string): UpstreamCredentials {
  const token = checked('UPSTREAM_TOKEN', given.UPSTREAM_TOKEN)
  const id = checked('UPSTREAM_ACCESS_CLIENT_ID', given.UPSTREAM_ACCESS_CLIENT_ID)
  const secret = checked('UPSTREAM_ACCESS_CLIENT_SECRET', given.UPSTREAM_ACCESS_CLIENT_SECRET)
  if ((id === '') !== (secret === '')) {
    throw new Error(
      'UPSTREAM_ACCESS_CLIENT_ID and UPSTREAM_ACCESS_CLIENT_SECRET are a pair: set both of them, or none.',
    )
  }
  // In one spelling, so that the credentials of a call take its place.
  const name = /^authorization$/i.test(headerName) ? 'Authorization' : headerName
  const isBare = name === 'Authorization' && !token.includes(' ')
  return {
    headers: {
      ...(token && { [name]: isBare ? `Bearer ${token}` : token }),
      ...(id && { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret }),
    },
    secrets: [token.split(' ').at(-1) ?? '', secret].filter((text) => text !== ''),
  }
}

/** A text as it is and as JSON spells it, with `/` or `\/`; the longest first, since a shorter one may be its beginning. */
function spellingsOf(text: string): Array<string> {
  const json = JSON.stringify(text).slice(1, -1)
  return [json.replaceAll('/', '\\/'), json, text]
}

/** A text of the API's without the site's credentials, should it repeat them. */
export function withoutSecrets(text: string, { secrets }: Pick<UpstreamCredentials, 'secrets'>): string {
  return secrets.flatMap(spellingsOf).reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text)
}
