import { isObject } from '../../../schemas/engine'

const failures = new WeakSet<object>()

/** Key in the state of a history entry, which survives a reload. */
const reloadedFlag = 'reloadedForCode'

/** Records the errors of code that could not be loaded. */
export function watchCodeFailures(): void {
  // Vite fires it for each dynamic import that fails.
  window.addEventListener('vite:preloadError', (event: Event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (isObject(error)) failures.add(error)
  })
  // Vite treats a failed style sheet as loaded: the next attempt would show a dialog without its styles.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    true,
  )
}

export const isCodeFailure = (error: unknown): boolean => isObject(error) && failures.has(error)

/**
 * Reloads a page whose code could not be loaded, once; returns whether it reloads. Some browsers never retry a failed
 * module. Typed text survives. Code that is still missing after the reload is an ordinary failure.
 */
export function reloadForCode(): boolean {
  const state: unknown = window.history.state
  const hasReloaded = isObject(state) && state[reloadedFlag] === true
  window.history.replaceState({ ...(isObject(state) && state), [reloadedFlag]: !hasReloaded }, '')
  if (!hasReloaded) window.location.reload()
  return !hasReloaded
}
