/**
 * The details of a message: ids, calendar days (`2026-11-01`), a part of the day, `move` or `cancel`, and what the
 * visitor typed as city and trade. The router reads them on every page, so they are apart from the schema of a message.
 */
export const detailNames = [
  'service',
  'job',
  'city',
  'provider',
  'preferredDay',
  'preferredTime',
  'visitDay',
  'change',
  'newDay',
  'trade',
] as const

export type DetailName = (typeof detailNames)[number]

export type Details = { [Name in DetailName]?: string | undefined }
