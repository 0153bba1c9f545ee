import { useSyncExternalStore } from 'react'

/** Events of address changes: hash links, back, and the portal's own navigation. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState']

function subscribe(changed: () => void): () => void {
  for (const event of changes) window.addEventListener(event, changed)
  return () => {
    for (const event of changes) window.removeEventListener(event, changed)
  }
}

function read(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/** The decoded hash of the address, without `#`; empty on the server. */
export const useHash = (): string => useSyncExternalStore(subscribe, read, () => '')
