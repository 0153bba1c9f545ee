import { useSyncExternalStore } from 'react'

/** How the address changes: by links to a hash, back, and navigation of the portal, which has events of its own. */
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

/** What stands after the hash of the address, decoded; empty on the server. */
export const useHash = (): string => useSyncExternalStore(subscribe, read, () => '')
