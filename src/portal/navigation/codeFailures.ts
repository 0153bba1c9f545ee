import { isObject } from '../../../schemas/engine'

const failures = new WeakSet<object>()

/** Name of a member of the state of a history entry, which survives a reload. */
const reloaded = 'reloadedForCode'

/** Records which errors come from code that could not be loaded. */
export function watchCodeFailures(): void {
  // Vite fires it for each dynamic import that fails.
  window.addEventListener('vite:preloadError', (event: Event) => {
    const error: unknown = Reflect.get(event, 'payload')
    if (isObject(error)) failures.add(error)
  })
  // Vite takes a style sheet that failed for one that is there: the next attempt would show a dialog without its styles.
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
 * Reloads a page whose code could not be loaded; false when it does not. Some browsers never ask again for a module that once failed
 * to load. What was typed survives. Code that is still missing after the reload is an ordinary failure, which the visitor is told.
 */
export function reloadForCode(): boolean {
  const state: unknown = window.history.state
  const hasReloaded = isObject(state) && state[reloaded] === true
  window.history.replaceState({ ...(isObject(state) && state), [reloaded]: !hasReloaded }, '')
  if (!hasReloaded) window.location.reload()
  return !hasReloaded
}
