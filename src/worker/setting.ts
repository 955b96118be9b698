import * as v from 'valibot'

/**
 * A setting: how its text is read, what it is when it is not given, and what the operator is told about it. The comment
 * is the one of wrangler.toml, without its line ends.
 */
export function setting<TSchema extends v.GenericSchema<string, unknown>>(
  schema: TSchema,
  whenAbsent: string,
  comment: string,
) {
  const optional: v.OptionalSchema<TSchema, string> = v.optional(schema, whenAbsent)
  return v.pipe(optional, v.description(comment))
}
