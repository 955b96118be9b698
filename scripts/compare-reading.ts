/** A field that is lost, or changed as the example shows. */
type Difference = { field: string; example?: string }

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Compares what an API sent with what a schema reads of it. A number that became a text is the same value. */
export function compareReading(sent: unknown, read: unknown, field = ''): Array<Difference> {
  if (isEmpty(sent)) return []
  if (Array.isArray(sent) && Array.isArray(read)) {
    const example = `${read.length} of ${sent.length} entries`
    if (sent.length !== read.length) return [{ field, example }]
    return sent.flatMap((entry, index) => compareReading(entry, read[index], `${field}[]`))
  }
  if (isObject(sent) && isObject(read))
    return Object.keys(sent).flatMap((key) =>
      compareReading(sent[key], read[key], field ? `${field}.${key}` : key),
    )
  if (isEmpty(read)) return [{ field }]
  if (String(sent) === String(read)) return []
  return [{ field, example: `${JSON.stringify(sent)} became ${JSON.stringify(read)}` }]
}
