/** Queries that find a contact message, by their table: that of this version and those of older ones. */
const MESSAGE_QUERIES: Readonly<Record<string, string>> = {
  messages: "SELECT 1 FROM messages WHERE type = 'contact.message' LIMIT 1",
  contact_messages: 'SELECT 1 FROM contact_messages LIMIT 1',
  contact_outbox: 'SELECT 1 FROM contact_outbox LIMIT 1',
}

/**
 * Lists the tables in the order in which they can be dropped: virtual tables before the tables behind them, and a table
 * before those that it refers to.
 */
const TABLES = String.raw`
  SELECT name FROM sqlite_master
  WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'
  ORDER BY sql LIKE 'CREATE VIRTUAL TABLE%' DESC, rowid DESC`

/**
 * Removes all tables of a local database whose migrations this version does not have.
 * @throws if it holds contact messages
 */
export async function clearOlderDatabase(db: D1Database): Promise<void> {
  const { results } = await db.prepare(TABLES).all<{ name: string }>()
  for (const { name } of results) {
    const query = MESSAGE_QUERIES[name]
    if (query && (await db.prepare(query).first()))
      throw new Error(
        `The local database was made by another version and holds contact messages: move the folder .wrangler/state/v3/d1 away, then run this again (\`npx wrangler d1 execute DB --local --command "SELECT * FROM ${name}"\` shows them before).`,
      )
  }
  await db.batch(results.map(({ name }) => db.prepare(`DROP TABLE IF EXISTS "${name}"`)))
  console.warn(
    'Database: another version made it and it held no contact messages, so it is created again, without imported providers',
  )
}
