import * as v from 'valibot'

/** The text of a variable: in wrangler.toml it may also be a number, or anything else that JSON has. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * A setting: how its text is read, what it is when it is not given, and what the operator is told about it. The comment
 * is the one of wrangler.toml, without its line ends.
 */
export function setting<TSchema extends v.GenericSchema<string, unknown>>(
  schema: TSchema,
  whenAbsent: string,
  comment: string,
) {
  const ofText = v.pipe(v.unknown(), v.transform(textOf), schema)
  return v.pipe(v.optional(ofText, whenAbsent), v.description(comment))
}
