import { upstream } from '#upstream/app.ts'

type Counted = { rowsRead: number; statements: Array<string> }

/** A D1 database that adds up what D1 says of the rows it has read, which is what it bills. */
export function countingDatabase(db: D1Database): { db: D1Database; counted: Counted; reset: () => void } {
  const counted: Counted = { rowsRead: 0, statements: [] }
  const originals = new WeakMap<object, D1PreparedStatement>()

  function count<T>(result: D1Result<T>): D1Result<T> {
    counted.rowsRead += result.meta.rows_read
    return result
  }

  function wrap(statement: D1PreparedStatement): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get: (target, name) => {
        if (name === 'bind') return (...values: Array<unknown>) => wrap(target.bind(...values))
        if (name === 'all') return async () => count(await target.all())
        if (name === 'first') return async () => count(await target.all()).results[0] ?? null
        return Reflect.get(target, name)
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }

  const counting = new Proxy(db, {
    get: (target, name) => {
      if (name === 'prepare')
        return (sql: string) => {
          counted.statements.push(sql)
          return wrap(target.prepare(sql))
        }
      if (name === 'batch')
        return async (statements: Array<D1PreparedStatement>) =>
          (await target.batch(statements.map((one) => originals.get(one) ?? one))).map(count)
      return Reflect.get(target, name)
    },
  })
  return {
    db: counting,
    counted,
    reset: () => {
      counted.rowsRead = 0
      counted.statements = []
    },
  }
}

/** Asks the embedded API, straight. `path` is below `/api/web`. */
export async function askUpstream<T>(
  db: D1Database,
  path: string,
  samples = 'on',
): Promise<{ status: number; body: T }> {
  const response = await upstream.fetch(new Request(`http://embedded/api/web${path}`), {
    DB: db,
    SAMPLE_PEOPLE: samples,
  })
  return { status: response.status, body: await response.json<T>() }
}
