import type { Effect } from './effects'
import type { Outcome } from './outcome'
import type { Answer } from './perform'

type Program = Generator<Effect, unknown, unknown>

/** Takes a handler's program to its end. `perform` answers undefined when the run was aborted. Never rejects. */
export async function play(
  start: () => Program,
  perform: (effect: Effect) => Promise<Answer | undefined>,
): Promise<Outcome> {
  try {
    const program = start()
    let step = program.next()
    while (!step.done) {
      const answer = await perform(step.value)
      if (!answer) {
        close(program)
        return { status: 'aborted' }
      }
      step = 'error' in answer ? program.throw(answer.error) : program.next(answer.result)
    }
    return { status: 'done', value: step.value }
  } catch (error) {
    return { status: 'failed', error }
  }
}

/** Effects that `finally` blocks may yield on the way out are not performed; the count ends a program that never ends. */
function close(program: Program): void {
  try {
    for (let left = 100; left > 0 && !program.return(undefined).done; ) left--
  } catch {
    // Nobody waits for this program any more.
  }
}
