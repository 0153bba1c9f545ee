import type { Effect, EffectName } from '../../../renderer/actions/effects'
import { createExecutor, type ExecutorOptions } from '../../../renderer/actions/executor'
import { handlers } from '../../../renderer/actions/handlers'
import type { AllPorts, PortContext } from '../../../renderer/actions/ports'
import type { TraceEntry } from '../../../renderer/actions/trace'
import { type Issue, validateAction } from '../../../schemas'

type Answers = { [E in EffectName]?: (effect: Effect, context: PortContext) => unknown }

/** An executor on the real contract and handlers, whose ports record each effect and return the given answers. */
export function record(answers: Answers = {}, more: Partial<ExecutorOptions> = {}) {
  const effects: Effect[] = []
  const contexts: PortContext[] = []
  const issues: Issue[] = []
  const entries: TraceEntry[] = []
  const note =
    (name: EffectName) =>
    (effect: Effect, context: PortContext): unknown => {
      effects.push(effect)
      contexts.push(context)
      return answers[name]?.(effect, context)
    }
  const ports: AllPorts = {
    navigate: note('navigate'),
    navigateName: note('navigateName'),
    open: note('open'),
    openMap: note('openMap'),
    share: note('share'),
    download: note('download'),
    installApp: note('installApp'),
    goBack: note('goBack'),
    goHome: note('goHome'),
    confirm: note('confirm'),
    openModal: note('openModal'),
    closeModal: note('closeModal'),
    call: note('call'),
    replace: note('replace'),
    reload: note('reload'),
    emit: note('emit'),
    askPosition: note('askPosition'),
    setCookie: note('setCookie'),
    removeCookie: note('removeCookie'),
  }
  const { run } = createExecutor({
    handlers,
    validateAction,
    ports,
    onIssue: (issue) => issues.push(issue),
    trace: (entry) => entries.push(entry),
    ...more,
  })
  return { run, effects, contexts, issues, entries, names: () => effects.map(({ effect }) => effect) }
}

/** A promise that is settled from outside. */
export function deferred<T = unknown>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

export const submit = (endpoint = '/core-service/api/v1/web/portal/montclair/messages') => ({
  handler: 'submit',
  data: { method: 'POST', endpoint },
})

export const navigation = (path = '/contenu/voirie') => ({ handler: 'navigation', data: { path } })

export function boom(message = 'The service does not answer.'): never {
  throw new Error(message)
}
