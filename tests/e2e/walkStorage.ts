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

/** Stores a record of a walk as a release did. */
export const storeRecord = (page: Page, key: string, record: object) =>
  page.evaluate(
    ([name, to, walk]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('walks', 'readwrite')
          transaction.objectStore('walks').put(walk, to)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [databaseName, key, record] as const,
  )

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
