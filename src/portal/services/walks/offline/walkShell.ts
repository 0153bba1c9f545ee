import { isObject, own } from '../../../../../schemas/engine'
import { pageRequest } from '../../../offline/ShellMessage'
import { removeShell, shellPage, workerAddress } from '../../../offline/shellPages'
import { offlineWalks } from '../offlineWalks'
import { listOfflineWalks, removeStoredWalk } from '../store/walkStore'
import { type DownloadSize, loadedBytes, mapConcurrently, sizeOfFile } from './downloadFiles'

/**
 * Measures what `installShell` will download: the page of offline walks and its files, without those on the device.
 * Rejects when the network fails.
 */
export async function measureShell(card: string, locale: string, signal: AbortSignal): Promise<DownloadSize> {
  if (!('serviceWorker' in navigator)) return { files: 0, bytes: 0 }
  const registered = await navigator.serviceWorker.getRegistration('/')
  const script = await fetch(workerAddress, { signal })
  if (!script.ok) return { files: 0, bytes: 0 }
  const [, shellJson = 'null'] = /^self\.shell=(.*);\n/.exec(await script.text()) ?? []
  const shell: unknown = JSON.parse(shellJson)
  const files: unknown = isObject(shell) ? own(shell, 'files') : undefined
  const walkFiles: unknown = isObject(files) ? own(files, offlineWalks.kind) : undefined
  const shellFiles = Array.isArray(walkFiles) ? walkFiles.filter((file) => typeof file === 'string') : []
  const missing = await mapConcurrently(
    shellFiles,
    async (file) => loadedBytes(file) === 0 && !(await caches.match(file)),
  )
  const missingFiles = shellFiles.filter((_, index) => missing[index])
  const sizes = await mapConcurrently(missingFiles, (address) => sizeOfFile(address, signal))
  sizes.push(await sizeOfPage(shellPage(offlineWalks, card, locale), signal))
  if (!registered) sizes.push(loadedBytes(workerAddress))
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

/** Removes an offline walk, and the page of offline walks with the last one. */
export async function removeOfflineWalk(key: string): Promise<void> {
  await removeStoredWalk(key)
  if ((await listOfflineWalks()).length === 0) await removeShell(offlineWalks)
}
