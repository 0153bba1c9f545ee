import type { Effect, EffectName } from './effects'
import type { PortContext, Ports } from './ports'

/** What a port made of an effect. */
export type Answer = { result: unknown } | { error: unknown }

/**
 * Has an effect performed by the port of its name, at once. Resolves to the port's answer, or as soon as the signal
 * is aborted to an error named `AbortError`; the port's own answer is then dropped. Never rejects.
 */
export function perform(effect: Effect, ports: Ports, context: PortContext): Promise<Answer> {
  const { signal } = context
  return new Promise((resolve) => {
    const end = (answer: Answer) => {
      signal.removeEventListener('abort', abort)
      resolve(answer)
    }
    const abort = () => end({ error: new DOMException('The run was aborted.', 'AbortError') })
    signal.addEventListener('abort', abort)
    try {
      Promise.resolve(callPort(effect, ports, context)).then(
        (result) => end({ result }),
        (error: unknown) => end({ error }),
      )
    } catch (error) {
      end({ error })
    }
  })
}

const callPort = <E extends EffectName>(effect: Effect<E>, ports: Ports, context: PortContext): unknown =>
  ports[effect.effect](effect, context)
