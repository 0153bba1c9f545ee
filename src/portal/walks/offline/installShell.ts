import { isObject, own } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { listTakenWalks, removeStoredWalk } from '../store/walkStore'
import { type Download, forEachAtOnce, loadedBytes, sizeOfFile } from './downloadFiles'
import { pageRequest, type ShellMessage } from './ShellMessage'

const worker = '/sw.js'

const pageOf = (card: string, locale: string): string => portalPath(card, '/balade/hors-ligne', { lang: locale })

/**
 * What `installShell` will download: the page that opens stored walks and what it loads, without what the device has. Rejects
 * when the network fails.
 */
export async function measureShell(card: string, locale: string, signal: AbortSignal): Promise<Download> {
  if (!('serviceWorker' in navigator)) return { files: 0, bytes: 0 }
  const registered = await navigator.serviceWorker.getRegistration('/')
  const script = await fetch(worker, { signal })
  if (!script.ok) return { files: 0, bytes: 0 }
  const [, written = 'null'] = /^self\.shell=(.*);\n/.exec(await script.text()) ?? []
  const shell: unknown = JSON.parse(written)
  const files: unknown = isObject(shell) ? own(shell, 'files') : undefined
  const named = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
  const missing = await forEachAtOnce(named, async (file) => loadedBytes(file) === 0 && !(await caches.match(file)))
  const wanted = named.filter((_, index) => missing[index])
  const sizes = await forEachAtOnce(wanted, (address) => sizeOfFile(address, signal))
  sizes.push(await sizeOfPage(pageOf(card, locale), signal))
  if (!registered) sizes.push(loadedBytes(worker))
  return { files: sizes.length, bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0) }
}

/** The bytes of the page as the service worker will fetch it. It is always kept anew, as the town may have changed since. */
async function sizeOfPage(page: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(page, { ...pageRequest, signal })
  const { byteLength } = await answer.arrayBuffer()
  return loadedBytes(page) || byteLength
}

/** How long the service worker may take to store the page, in ms. */
const timeoutMs = 60_000

/**
 * Has the service worker keep the page that opens stored walks. Resolves to whether it opens without a network; never rejects.
 * Nobody who takes no walk along gets a service worker.
 */
export async function installShell(card: string, locale: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const active = await activated(await navigator.serviceWorker.register(worker))
    return active ? await ask(active, { type: 'keep-page', page: pageOf(card, locale) }) : false
  } catch {
    return false
  }
}

/**
 * The service worker of a registration once it is active; undefined when it cannot be installed. `navigator.serviceWorker.ready`
 * stays that of an earlier registration, which may have been removed.
 */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
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

/** Removes a stored walk, and what opens stored walks once there is none. */
export async function removeTakenWalk(key: string): Promise<void> {
  await removeStoredWalk(key)
  if ((await listTakenWalks()).length === 0) await removeShell()
}

/** Removes the page and the service worker. */
async function removeShell(): Promise<void> {
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
