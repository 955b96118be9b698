import { searchToken } from '#upstream/directory/scopes.ts'
import { literal } from '#upstream/seed/sql.ts'

/** Tables that hold rows of editions. */
const TABLES = ['providers', 'provider_reviews', 'provider_scopes', 'provider_lists']

function searchRowsOf(edition: string): string {
  return `(SELECT rowid FROM provider_search WHERE provider_search MATCH 'tokens : ${searchToken('edition', edition)}')`
}

/** Removes the rows of an edition. */
export function removalOf(edition: string): Array<string> {
  return [
    ...TABLES.map((table) => `DELETE FROM ${table} WHERE edition = ${literal(edition)}`),
    `DELETE FROM provider_search WHERE rowid IN ${searchRowsOf(edition)}`,
  ]
}

/** Removes the rows of all editions but one. */
function removalOfOthers(edition: string): Array<string> {
  return [
    ...TABLES.map((table) => `DELETE FROM ${table} WHERE edition <> ${literal(edition)}`),
    `DELETE FROM provider_search WHERE rowid NOT IN ${searchRowsOf(edition)}`,
  ]
}

/** Notes whose profiles the current edition shows, so that their addresses are known when they are withdrawn. */
const NOTE_SHOWN = `INSERT INTO provider_ids (id)
  SELECT id FROM providers WHERE edition = (SELECT edition FROM directory WHERE only_row = 1)
  ON CONFLICT (id) DO NOTHING`

/** The one statement that makes an edition current. */
function currentStatement(edition: string, isSample: boolean): string {
  return `INSERT INTO directory (only_row, edition, is_sample) VALUES (1, ${literal(edition)}, ${isSample ? 1 : 0})
  ON CONFLICT (only_row) DO UPDATE SET edition = excluded.edition, is_sample = excluded.is_sample`
}

/** Shows an imported edition that was written, and removes all others. */
export function publishStatements(edition: string): Array<string> {
  return [NOTE_SHOWN, currentStatement(edition, false), NOTE_SHOWN, ...removalOfOthers(edition)]
}

/** The same for samples, which never take the place of a directory that was imported: then they are removed themselves. */
export function publishSampleStatements(edition: string): Array<string> {
  const isReplaceable = `${currentStatement(edition, true)} WHERE directory.is_sample = 1`
  const staged = literal(edition)
  const isCurrent = '(SELECT edition FROM directory WHERE only_row = 1)'
  return [
    isReplaceable,
    ...TABLES.map(
      (table) =>
        `DELETE FROM ${table} WHERE edition <> ${isCurrent} AND (edition = ${staged} OR ${isCurrent} = ${staged})`,
    ),
    `DELETE FROM provider_search WHERE rowid IN ${searchRowsOf(edition)} AND ${isCurrent} <> ${staged}`,
    `DELETE FROM provider_search WHERE rowid NOT IN ${searchRowsOf(edition)} AND ${isCurrent} = ${staged}`,
  ]
}
