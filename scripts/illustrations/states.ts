import type { Tone } from './frame.ts'
import { easternStates } from './states-east.ts'
import { northernStates } from './states-north.ts'
import { northEasternStates } from './states-north-east.ts'
import { southernStates } from './states-south.ts'
import { westernStates } from './states-west.ts'

/** A scene for each of the 28 states and 8 union territories, by id; made for `sceneSvg`. */
export const stateDrawings: Record<string, { tone: Tone; drawing: string }> = {
  ...northernStates,
  ...westernStates,
  ...southernStates,
  ...easternStates,
  ...northEasternStates,
}
