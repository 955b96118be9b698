/** Flat search parameters as plain strings; the last of a repeated key counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The inverse of `parseSearch`: undefined and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.append(key, String(value))
  }
  const text = params.toString()
  return text ? `?${text}` : ''
}
