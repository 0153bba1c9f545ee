import type { OutcomeTexts } from '../../shell/FormOutcome'

/** The results of forms about waste. */
export const wasteOutcomes: OutcomeTexts = {
  done: {
    kept: 'waste.done.kept',
    forgotten: 'waste.done.forgotten',
    on: 'waste.done.on',
    pending: 'waste.done.pending',
    off: 'waste.done.off',
  },
  problems: {
    fields: 'waste.problem.fields',
    gone: 'waste.problem.gone',
    tooMany: 'waste.problem.tooMany',
    unavailable: 'waste.problem.unavailable',
    refused: 'waste.problem.refused',
  },
}
