import type { Action, ActionData, HandlerName } from '../../schemas/engine'
import type { Effect } from './effects'
import type { Handlers } from './Handler'
import { ignoreErrors } from './ignoreErrors'
import type { Outcome } from './outcome'
import type { ActionSource, PortContext, Ports } from './ports'
import { type EffectResult, performEffect, runHandler } from './runHandler'
import { describeError, type Trace } from './trace'

export type ActionDependencies = { handlers: Handlers; ports: Ports; trace?: Trace | undefined }

/** Runs a valid action, then its `then` or `catch`. */
export async function runAction(
  action: Action,
  dependencies: ActionDependencies,
  context: PortContext,
): Promise<Outcome> {
  const outcome = await confirmAndRun(action, dependencies, context)
  if (outcome.status !== 'done' && outcome.status !== 'failed') return outcome
  const next = outcome.status === 'done' ? action.then : action.catch
  return next ? { ...outcome, next: await runAction(next, dependencies, context) } : outcome
}

/** Asks the action's question, then runs its handler. */
async function confirmAndRun(action: Action, dependencies: ActionDependencies, context: PortContext): Promise<Outcome> {
  const perform = (effect: Effect) => performTraced(action.handler, effect, dependencies, context)
  if (action.confirm) {
    const answer = await perform({ ...action.confirm, effect: 'confirm' })
    if (!answer) return { status: 'aborted' }
    if ('error' in answer) return { status: 'failed', error: answer.error }
    if (answer.result !== true) return { status: 'cancelled' }
  }
  const complete = hasData(action) ? action : { ...action, data: {} }
  return runHandler(() => createProgram(complete, dependencies.handlers, context.source), perform)
}

/** Resolves to undefined once the run is aborted, even if the effect was performed. */
async function performTraced(
  handler: HandlerName,
  effect: Effect,
  { ports, trace }: ActionDependencies,
  context: PortContext,
): Promise<EffectResult | undefined> {
  if (context.signal.aborted) return undefined
  const at = Date.now()
  const start = performance.now()
  const answer = await performEffect(effect, ports, context)
  ignoreErrors(() => {
    const end = 'error' in answer ? { error: describeError(answer.error) } : answer
    trace?.({ handler, effect, at, duration: performance.now() - start, ...end })
  })
  return context.signal.aborted ? undefined : answer
}

type ActionWithData<H extends HandlerName = HandlerName> = { [K in H]: Action<K> & { data: ActionData[K] } }[H]

const hasData = (action: Action): action is ActionWithData => action.data !== undefined

const createProgram = <H extends HandlerName>(action: ActionWithData<H>, handlers: Handlers, source?: ActionSource) =>
  handlers[action.handler](action.data, action, source)
