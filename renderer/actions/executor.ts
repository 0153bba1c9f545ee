import { type Action, type Issue, isObject, makeIssue } from '../../schemas/engine'
import { ActionError } from './ActionError'
import { ignoreErrors } from './ignoreErrors'
import type { Outcome } from './outcome'
import type { ActionSource } from './ports'
import { type ActionDependencies, runAction } from './runAction'
import { snapshot } from './snapshot'

type Verdict = { ok: boolean; issues: readonly Issue[] }

export type ExecutorOptions = ActionDependencies & {
  /** The contract's check of an action with its `then` and `catch`. */
  validateAction: (action: unknown) => Verdict
  onIssue?: ((issue: Issue, source: ActionSource | undefined) => void) | undefined
}

export type RunOptions = {
  /**
   * Aborted when the visitor leaves the page of the action. The lifetime of the block would be too short: `replace`
   * removes the block that voted, and its `then` must still run.
   */
  signal?: AbortSignal | undefined
  source?: ActionSource | undefined
}

export type Executor = { run(action: unknown, options?: RunOptions): Promise<Outcome> }

/**
 * Creates the executor, which runs all actions. Its rules:
 *
 * - X1. An action is copied as JSON before anything else; what is checked is what is run.
 * - X2. An action the contract refuses, at any depth, has no effect: each issue is reported to `onIssue` once, the
 *   outcome is `invalid`. Warnings are reported too, and the action runs.
 * - X3. Each effect a handler yields is performed by the port of its name, one after the other. The port's result is
 *   sent back into the handler; what the handler returns is the value of the outcome `done`.
 * - X4. A first effect is performed before `run` returns, so that browsers still count the visitor's press.
 * - X5. What a port throws is thrown into the handler, which may catch it; otherwise the outcome is `failed`.
 * - X6. `confirm` is asked first, on any handler. Any answer but true is a no: the outcome is `cancelled` and nothing
 *   else happens. A question that cannot be asked fails the action.
 * - X7. `then` runs after `done`, `catch` after `failed`. The outcome stays that of the action; how the `then` or
 *   `catch` ended is its `next`.
 * - X8. Neither runs after `invalid`, `cancelled`, `ignored` or `aborted`.
 * - X9. `then`, `catch` and `confirm` nest, up to 64 levels of actions; one more is the issue `too-deep`.
 * - X10. While an action and its `then` or `catch` run, an equal action of the same source is `ignored`. It can run
 *   again once they have ended, whatever the outcome.
 * - X11. Different actions, and equal actions of different sources, run at the same time.
 * - X12. After an abort no effect is performed. Ports are given the signal; `finally` blocks of the handler run; the
 *   outcome is `aborted` at once, even if a port never answers.
 * - X13. What a port answers after the abort is dropped.
 * - X14. `trace` receives every effect that was performed, as plain data, when its port has answered.
 * - X15. `run` never rejects, even when `onIssue`, `trace` or `validateAction` throws.
 * - X16. No action makes it throw or hang: not getters, cycles, names of JavaScript's own, or nesting without end.
 * - X17. An effect without a port and an event without a listener fail the action with the reason `unavailable`. Each
 *   is reported to `onIssue` as `unhandled-action`, at the handler that failed.
 */
export function createExecutor({ validateAction, onIssue, ...dependencies }: ExecutorOptions): Executor {
  const running = new Set<string>()

  async function run(action: unknown, options: RunOptions = {}): Promise<Outcome> {
    const { signal = new AbortController().signal, source } = options
    if (signal.aborted) return { status: 'aborted' }
    const refuse = (issues: readonly Issue[]): Outcome => {
      report(issues)
      return { status: 'invalid', issues }
    }
    const report = (issues: readonly Issue[]) => {
      for (const issue of issues) ignoreErrors(() => onIssue?.(issue, source))
    }
    const copy = snapshot(action)
    if ('code' in copy) return refuse([copy])
    const key = JSON.stringify([source?.key, copy.text])
    if (running.has(key)) return { status: 'ignored' }
    running.add(key)
    try {
      const verdict = validateAction(copy.action)
      if (!isAccepted(copy.action, verdict)) return refuse(verdict.issues)
      report(verdict.issues)
      const outcome = await runAction(copy.action, dependencies, { signal, source })
      report(unhandled(outcome, ''))
      return outcome
    } catch (error) {
      return { status: 'failed', error }
    } finally {
      running.delete(key)
    }
  }
  return { run }
}

const isAccepted = (action: unknown, verdict: Verdict): action is Action => verdict.ok && isObject(action)

/**
 * Returns an issue for each action of a chain that the host cannot perform. `at` is the JSON pointer of the first
 * action.
 */
function unhandled(outcome: Outcome, at: string): Issue[] {
  if (outcome.status !== 'done' && outcome.status !== 'failed') return []
  const { next } = outcome
  const following = next ? unhandled(next, `${at}/${outcome.status === 'done' ? 'then' : 'catch'}`) : []
  const error = outcome.status === 'failed' ? outcome.error : undefined
  if (!(error instanceof ActionError) || error.reason !== 'unavailable') return following
  return [makeIssue('unhandled-action', `${at}/handler`, error.message), ...following]
}
