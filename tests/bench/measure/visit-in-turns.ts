import { type Front, startEdgeFront } from '../serve/edge-front.ts'
import type { Started } from '../serve/sites.ts'

/**
 * Visits the targets in turns, each behind its own front server. Returns the visits by the names of the targets.
 */
export async function visitInTurns<Visit>(
  targets: ReadonlyArray<Started>,
  repeats: number,
  visit: (url: string, target: Started) => Promise<Visit>,
): Promise<Map<string, Array<Visit>>> {
  const fronts: Array<[Started, Front]> = []
  const visits = new Map<string, Array<Visit>>(targets.map(({ name }) => [name, []]))
  try {
    for (const target of targets) fronts.push([target, await startEdgeFront(target)])
    for (let round = 0; round < repeats; round++)
      for (const [target, { url }] of fronts)
        visits.get(target.name)?.push(await visit(url + target.path, target))
    return visits
  } finally {
    for (const [, front] of fronts) front.stop()
  }
}
