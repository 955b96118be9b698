/** SQL with a value for each `?`. */
export type Sql = { text: string; values: ReadonlyArray<string | number | null> }

/** Returns SQL in which the parts of the template are values, or SQL themselves. */
export function sql(
  { raw }: TemplateStringsArray,
  ...parts: ReadonlyArray<Sql | string | number | null>
): Sql {
  const inner = parts.map((part) =>
    typeof part === 'object' && part !== null ? part : { text: '?', values: [part] },
  )
  return {
    text: String.raw({ raw }, ...inner.map(({ text }) => text)),
    values: inner.flatMap(({ values }) => values),
  }
}

/** Joins SQL by a word. */
export function joined(word: 'AND' | 'OR', parts: ReadonlyArray<Sql>): Sql {
  return {
    text: parts.map(({ text }) => `(${text})`).join(` ${word} `),
    values: parts.flatMap(({ values }) => values),
  }
}

/** Runs statements in one transaction and returns the rows of each. */
export type RunAll = <Row>(statements: ReadonlyArray<Sql>) => Promise<Array<Array<Row>>>

/** Returns what runs statements on a D1 binding. */
export function statementsOn(db: D1Database): RunAll {
  return async <Row>(statements: ReadonlyArray<Sql>) => {
    const prepared = statements.map(({ text, values }) => db.prepare(text).bind(...values))
    return (await db.batch<Row>(prepared)).map(({ results }) => results)
  }
}
