import { portalPath } from '../location/urls'
import { kindOfCache, offlinePaths, type ShellKind, type ShellMessage } from './ShellMessage'

/** Address of the service worker. */
export const workerAddress = '/sw.js'

/** Address of the page of a kind in a town and a language. */
export const shellPage = (kind: ShellKind, card: string, locale: string): string =>
  portalPath(card, offlinePaths[kind], { lang: locale })

/** Timeout of the service worker for caching the page, in ms. */
const timeoutMs = 60_000

/**
 * Makes the service worker cache the page of a kind. Resolves to whether the page opens offline; never rejects. Only
 * visitors who store something for it get a service worker.
 */
export async function installShell(kind: ShellKind, card: string, locale: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const active = await activeWorker(await navigator.serviceWorker.register(workerAddress))
    return active ? await sendMessage(active, { type: 'keep-page', kind, page: shellPage(kind, card, locale) }) : false
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

/** Removes the cached pages of a kind, and the service worker when no other kind is cached. */
export async function removeShell(kind: ShellKind): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  if (registration?.active) await sendMessage(registration.active, { type: 'forget', kind })
  const kept = await caches.keys()
  // A service worker that is no longer registered may have cached a page meanwhile.
  for (const name of kept) if (kindOfCache(name) === kind) await caches.delete(name)
  const others = kept.map(kindOfCache).filter((each) => each !== undefined && each !== kind)
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
