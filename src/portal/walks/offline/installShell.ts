import { portalPath } from '../../location/urls'
import type { ShellMessage } from './ShellMessage'

/** How long the service worker may take to store the page, in ms. */
const timeoutMs = 60_000

/**
 * Has the service worker keep the page that opens stored walks. Resolves to whether it opens without a network; never rejects.
 * Nobody who takes no walk along gets a service worker.
 */
export async function installShell(card: string, locale: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
    const worker = registration.active
    const page = portalPath(card, '/balade/hors-ligne', { lang: locale })
    return worker ? await ask(worker, { type: 'keep-page', page }) : false
  } catch {
    return false
  }
}

/** Removes the page and the service worker, once no walk is stored any more. */
export async function removeShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  if (!registration) return
  if (registration.active) await ask(registration.active, { type: 'forget' })
  await registration.unregister()
}

const ask = (worker: ServiceWorker, message: ShellMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = new MessageChannel()
    const timer = setTimeout(() => resolve(false), timeoutMs)
    channel.port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    worker.postMessage(message, [channel.port2])
  })
