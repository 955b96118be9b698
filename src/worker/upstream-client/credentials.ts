import type { Config } from '#worker/config.ts'

/** The credentials of the site for the upstream. */
export type UpstreamCredentials = {
  /** Headers of every call to the API, and of no other. */
  headers: Readonly<Record<string, string>>
  /** The parts to redact. */
  secrets: ReadonlyArray<string>
}

type CredentialSettings = Pick<
  Config['settings'],
  'UPSTREAM_TOKEN_HEADER' | 'UPSTREAM_TOKEN' | 'UPSTREAM_ACCESS_CLIENT_ID' | 'UPSTREAM_ACCESS_CLIENT_SECRET'
>

/**
 * Returns the headers that authenticate the site. In `Authorization` a token without a scheme is a bearer token (RFC
 * 6750 section 2.1). A service token of Cloudflare Access is a pair
 * (developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens).
 */
export function upstreamCredentials(settings: CredentialSettings): UpstreamCredentials {
  const {
    UPSTREAM_TOKEN_HEADER: header,
    UPSTREAM_TOKEN: token = '',
    UPSTREAM_ACCESS_CLIENT_ID: id,
    UPSTREAM_ACCESS_CLIENT_SECRET: secret = '',
  } = settings
  // Headers have one spelling, so that a visitor's own credentials replace these.
  const name = /^authorization$/i.test(header) ? 'Authorization' : header
  const isBare = name === 'Authorization' && !token.includes(' ')
  return {
    headers: {
      ...(token && { [name]: isBare ? `Bearer ${token}` : token }),
      ...(id && { 'CF-Access-Client-Id': id, 'CF-Access-Client-Secret': secret }),
    },
    secrets: [token.split(' ').at(-1) ?? '', secret].filter((text) => text !== ''),
  }
}

/** Redacts the site's credentials in a text of the API, also as JSON escapes them. */
export function withoutSecrets(text: string, { secrets }: Pick<UpstreamCredentials, 'secrets'>): string {
  return secrets
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), secret.replaceAll('/', '\\/')])
    .reduce((rest, spelling) => rest.replaceAll(spelling, '***'), text)
}

/** A scheme and its credentials (RFC 9110 section 11.4), of a length that a token can have. */
const AUTHORIZATION = /^[A-Za-z][A-Za-z0-9-]{0,31} [\x20-\x7e]{1,4096}$/

/** Returns true if the `Authorization` of a visitor is well-formed. */
export function isAuthorization(text: string): boolean {
  return AUTHORIZATION.test(text)
}
