import { ActionError } from './ActionError'
import type { Effect, EffectName } from './effects'
import type { Outcome } from './outcome'
import type { PortContext, Ports } from './ports'

/** What a port returned or threw for an effect. */
export type EffectResult = { result: unknown } | { error: unknown }

/**
 * Calls the port of an effect synchronously. Resolves to the port's result, or to an error named `AbortError` as soon as the
 * signal is aborted; a later result of the port is dropped. Never rejects.
 */
export function performEffect(effect: Effect, ports: Ports, context: PortContext): Promise<EffectResult> {
  const { signal } = context
  return new Promise((resolve) => {
    const settle = (answer: EffectResult) => {
      signal.removeEventListener('abort', abort)
      resolve(answer)
    }
    const abort = () => settle({ error: new DOMException('The run was aborted.', 'AbortError') })
    signal.addEventListener('abort', abort)
    try {
      Promise.resolve(callPort(effect, ports, context)).then(
        (result) => settle({ result }),
        (error: unknown) => settle({ error }),
      )
    } catch (error) {
      settle({ error })
    }
  })
}

function callPort<E extends EffectName>(effect: Effect<E>, ports: Ports, context: PortContext): unknown {
  const port = ports[effect.effect]
  if (!port) throw new ActionError('unavailable', `The host has no port for the effect "${effect.effect}".`)
  return port.call(ports, effect, context)
}

type Program = Generator<Effect, unknown, unknown>

/** Runs a handler's program to its end. `perform` resolves to undefined when the run is aborted. Never rejects. */
export async function runHandler(
  start: () => Program,
  perform: (effect: Effect) => Promise<EffectResult | undefined>,
): Promise<Outcome> {
  try {
    const program = start()
    let step = program.next()
    while (!step.done) {
      const answer = await perform(step.value)
      if (!answer) {
        closeProgram(program)
        return { status: 'aborted' }
      }
      step = 'error' in answer ? program.throw(answer.error) : program.next(answer.result)
    }
    return { status: 'done', value: step.value }
  } catch (error) {
    return { status: 'failed', error }
  }
}

/** Ends a program without performing what its `finally` blocks yield. Gives up after 100 yields. */
function closeProgram(program: Program): void {
  try {
    for (let remaining = 100; remaining > 0 && !program.return(undefined).done; ) remaining--
  } catch {
    // The run is aborted, so its errors are ignored.
  }
}
