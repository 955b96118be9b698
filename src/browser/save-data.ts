/** The connection as browsers report it (Network Information). */
export type NetworkInformation = { saveData?: boolean; effectiveType?: string }

/** Returns true if a request asks for less data (the client hint `Save-Data`). */
export function requestSavesData({ headers }: Request): boolean {
  return headers.get('Save-Data')?.trim().toLowerCase() === 'on'
}

/** Returns true if the connection should carry only requested data, because the visitor saves data or it is slow. */
export function connectionSavesData(connection?: NetworkInformation): boolean {
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '')
}

/**
 * Returns true if the page saves data: the request asked for it, or the connection is slow. Browser only.
 */
export function savesData(): boolean {
  return document.documentElement.dataset.saveData !== undefined
}
