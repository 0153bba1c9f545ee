import type { Action, ActionData, HandlerName } from '../../schemas/engine'
import type { Effect } from './effects'
import type { Handlers } from './Handler'
import { ignoreErrors } from './ignoreErrors'
import type { Outcome } from './outcome'
import type { PortContext, Ports } from './ports'
import { type EffectResult, performEffect, runHandler } from './runHandler'
import { describeError, type Trace } from './trace'

export type ActionDependencies = { handlers: Handlers; ports: Ports; trace?: Trace | undefined }

/** Runs a checked action, then what follows it. */
export async function runAction(action: Action, means: ActionDependencies, context: PortContext): Promise<Outcome> {
  const outcome = await attempt(action, means, context)
  if (outcome.status !== 'done' && outcome.status !== 'failed') return outcome
  const next = outcome.status === 'done' ? action.then : action.catch
  return next ? { ...outcome, next: await runAction(next, means, context) } : outcome
}

/** Runs the action alone, after its question. */
async function attempt(action: Action, means: ActionDependencies, context: PortContext): Promise<Outcome> {
  const performOne = (effect: Effect) => performTraced(action.handler, effect, means, context)
  if (action.confirm) {
    const answer = await performOne({ ...action.confirm, effect: 'confirm' })
    if (!answer) return { status: 'aborted' }
    if ('error' in answer) return { status: 'failed', error: answer.error }
    if (answer.result !== true) return { status: 'cancelled' }
  }
  return runHandler(() => start(hasData(action) ? action : { ...action, data: {} }, means.handlers), performOne)
}

/** Undefined once the run is aborted, whether or not the effect was still performed. */
async function performTraced(
  handler: HandlerName,
  effect: Effect,
  { ports, trace }: ActionDependencies,
  context: PortContext,
): Promise<EffectResult | undefined> {
  if (context.signal.aborted) return undefined
  const at = Date.now()
  const begin = performance.now()
  const answer = await performEffect(effect, ports, context)
  ignoreErrors(() => {
    const end = 'error' in answer ? { error: describeError(answer.error) } : answer
    trace?.({ handler, effect, at, duration: performance.now() - begin, ...end })
  })
  return context.signal.aborted ? undefined : answer
}

type Ready<H extends HandlerName = HandlerName> = { [K in H]: Action<K> & { data: ActionData[K] } }[H]

const hasData = (action: Action): action is Ready => action.data !== undefined

const start = <H extends HandlerName>(action: Ready<H>, handlers: Handlers) =>
  handlers[action.handler](action.data, action)
