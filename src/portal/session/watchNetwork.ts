import type { Session } from './Session'

/** Keeps the visitor's `isOnline`, and refetches stale answers when the page is shown again or the network is back. */
export function watchNetwork({ visitor, queries }: Session): void {
  const update = () => visitor.update({ isOnline: navigator.onLine })
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  update()
  queries.cache.mount()
}
