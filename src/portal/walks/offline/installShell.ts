import { isObject, own } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { listOfflineWalks, removeStoredWalk } from '../store/walkStore'
import { type DownloadSize, loadedBytes, mapConcurrently, sizeOfFile } from './downloadFiles'
import { pageRequest, type ShellMessage } from './ShellMessage'

const worker = '/sw.js'

const pageOf = (card: string, locale: string): string => portalPath(card, '/balade/hors-ligne', { lang: locale })

/**
 * Measures what `installShell` will download: the page of offline walks and its files, without those on the device.
 * Rejects when the network fails.
 */
export async function measureShell(card: string, locale: string, signal: AbortSignal): Promise<DownloadSize> {
  if (!('serviceWorker' in navigator)) return { files: 0, bytes: 0 }
  const registered = await navigator.serviceWorker.getRegistration('/')
  const script = await fetch(worker, { signal })
  if (!script.ok) return { files: 0, bytes: 0 }
  const [, shellJson = 'null'] = /^self\.shell=(.*);\n/.exec(await script.text()) ?? []
  const shell: unknown = JSON.parse(shellJson)
  const files: unknown = isObject(shell) ? own(shell, 'files') : undefined
  const shellFiles = Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
  const missing = await mapConcurrently(
    shellFiles,
    async (file) => loadedBytes(file) === 0 && !(await caches.match(file)),
  )
  const missingFiles = shellFiles.filter((_, index) => missing[index])
  const sizes = await mapConcurrently(missingFiles, (address) => sizeOfFile(address, signal))
  sizes.push(await sizeOfPage(pageOf(card, locale), signal))
  if (!registered) sizes.push(loadedBytes(worker))
  return { files: sizes.length, bytes: sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0) }
}

/**
 * The size of the page as the service worker fetches it. It is always cached again, because the town may have changed
 * since.
 */
async function sizeOfPage(page: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(page, { ...pageRequest, signal })
  const { byteLength } = await answer.arrayBuffer()
  return loadedBytes(page) || byteLength
}

/** Timeout of the service worker for caching the page, in ms. */
const timeoutMs = 60_000

/**
 * Makes the service worker cache the page of offline walks. Resolves to whether the page opens offline; never
 * rejects. Only visitors who download a walk get a service worker.
 */
export async function installShell(card: string, locale: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  try {
    const active = await activeWorker(await navigator.serviceWorker.register(worker))
    return active ? await sendMessage(active, { type: 'keep-page', page: pageOf(card, locale) }) : false
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

/** Removes an offline walk, and the service worker with the last one. */
export async function removeOfflineWalk(key: string): Promise<void> {
  await removeStoredWalk(key)
  if ((await listOfflineWalks()).length === 0) await removeShell()
}

/** Removes the cached page and the service worker. */
async function removeShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/')
  if (!registration) return
  if (registration.active) await sendMessage(registration.active, { type: 'forget' })
  await registration.unregister()
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
