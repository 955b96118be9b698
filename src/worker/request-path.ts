/**
 * The path of a request as it was written, still percent-encoded: what is not in the canonical spelling takes part in no
 * route until it has been sent there. An address that cannot be read is refused before its path matters.
 */
export function requestPath(request: Request): string {
  return URL.canParse(request.url) ? new URL(request.url).pathname : '/'
}
