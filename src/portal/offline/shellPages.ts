import { portalPath } from '../location/urls'
import type { OfflinePages } from './OfflinePages'
import { cachePrefix, type ShellMessage } from './ShellMessage'

/** Address of the service worker. */
export const workerAddress = '/sw.js'

/** Address of an offline page in a town and a language. */
export const shellPage = ({ path }: OfflinePages, card: string, locale: string): string =>
  portalPath(card, path, { lang: locale })

/** Timeout of the service worker for caching the page, in ms. */
const timeoutMs = 60_000

/**
 * Makes the service worker cache an offline page. Resolves to whether the page opens offline; never rejects. Only
 * visitors who store something for it get a service worker.
 */
export async function installShell(pages: OfflinePages, card: string, locale: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const active = await activeWorker(await navigator.serviceWorker.register(workerAddress))
    if (!active) return false
    return await sendMessage(active, { type: 'keep-page', kind: pages.kind, page: shellPage(pages, card, locale) })
  } catch {
    return false
  }
}

/**
 * The service worker of a registration once it is active; undefined when it cannot be installed.
 * `navigator.serviceWorker.ready` may still be the worker of a removed registration.
 */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = active ?? waiting ?? installing
  return new Promise((resolve) => {
    const check = () => {
      if (worker?.state === 'activated') resolve(worker)
      else if (!worker || worker.state === 'redundant') resolve(undefined)
    }
    worker?.addEventListener('statechange', check)
    check()
  })
}

/** Removes a cached offline page, and the service worker when it caches no other. */
export async function removeShell({ kind }: OfflinePages): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration?.active) await sendMessage(registration.active, { type: 'forget', kind })
  const kept = await caches.keys()
  // A service worker that is no longer registered may have cached a page meanwhile.
  const others = kept.filter((name) => !name.startsWith(cachePrefix(kind)))
  for (const name of kept) if (!others.includes(name)) await caches.delete(name)
  if (others.length === 0) await registration?.unregister()
}

const sendMessage = (worker: ServiceWorker, message: ShellMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = new MessageChannel()
    const timer = setTimeout(() => resolve(false), timeoutMs)
    channel.port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    worker.postMessage(message, [channel.port2])
  })
