import type { OutcomeTexts } from '../../shell/FormOutcome'
import { problemTexts } from './parkingProblem'

/** The results of the forms of parking. */
export const parkingOutcomes: OutcomeTexts = {
  done: {
    started: 'parking.done.started',
    stopped: 'parking.done.stopped',
    extended: 'parking.done.extended',
    kept: 'parking.done.kept',
    removed: 'parking.done.removed',
  },
  problems: problemTexts,
}
