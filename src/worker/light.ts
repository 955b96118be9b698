/** Whether the visitor asked for less data (the Save-Data client hint). */
export function isLight(request: Request): boolean {
  return request.headers.get('Save-Data')?.trim().toLowerCase() === 'on'
}
