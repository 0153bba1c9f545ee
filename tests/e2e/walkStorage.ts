import type { Page } from '@playwright/test'

const databaseName = 'beffroi_walks'

/** How many records the device stores. */
export const storedRecords = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<{ walks: number; files: number }>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['walks', 'files'])
          const [walks, files] = [transaction.objectStore('walks').count(), transaction.objectStore('files').count()]
          transaction.oncomplete = () => {
            opening.result.close()
            resolve({ walks: walks.result, files: files.result })
          }
        }
      }),
    databaseName,
  )

/** Bytes of the files that the device stores. */
export const storedBytes = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const files = opening.result.transaction('files').objectStore('files').getAll()
          files.onsuccess = () => {
            opening.result.close()
            resolve(files.result.reduce((sum: number, { bytes }) => sum + bytes.byteLength, 0))
          }
        }
      }),
    databaseName,
  )

/** Stores records of walks as a release did, and what opens them without a network. Their keys are the card and the uid. */
export async function storeWalks(page: Page, walks: Readonly<Record<string, object>>): Promise<void> {
  await page.evaluate(
    ([name, records]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('walks')
          opening.result.createObjectStore('files', { keyPath: 'address' })
        }
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('walks', 'readwrite')
          for (const [key, walk] of Object.entries(records)) transaction.objectStore('walks').put(walk, key)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [databaseName, walks] as const,
  )
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const channel = new MessageChannel()
    const kept = new Promise((resolve) => channel.port1.addEventListener('message', resolve, { once: true }))
    channel.port1.start()
    const message = { type: 'keep-page', kind: 'walks', page: '/montclair/balade/hors-ligne?lang=fr' }
    active?.postMessage(message, [channel.port2])
    await kept
  })
}

/** What opens stored walks without a network: service workers, and the names of their caches. */
export const keptShells = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return [...registrations.map(({ scope }) => scope), ...(await caches.keys())]
  })

/** Paths of what the service worker keeps. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
