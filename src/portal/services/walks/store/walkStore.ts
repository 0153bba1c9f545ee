import { type OfflineWalk, parseOfflineWalk } from './OfflineWalk'

/** A file of a walk under its address: a picture, or a tile of the map. */
export type StoredFile = { readonly address: string; readonly type: string; readonly bytes: ArrayBuffer }

/** A stored walk. One of a newer release cannot be read, but can be removed. */
export type StoredWalk = { readonly key: string; readonly walk: OfflineWalk | 'newer' | undefined }

const databaseName = 'beffroi_walks'

/** Version of the object stores, not of their records: increase it only for another store or index. */
const storesVersion = 1

const walkKey = (card: string, uid: string): string => `${card}/${uid}`

/** Resolves to the result of a request. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The store did not answer.'))
  })

/** Resolves when the whole transaction is stored; rejects when it is rolled back. */
const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The store was not changed.'))
  })

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, storesVersion)
  request.onupgradeneeded = () => {
    const { objectStoreNames } = request.result
    if (!objectStoreNames.contains('walks')) request.result.createObjectStore('walks')
    if (!objectStoreNames.contains('files')) request.result.createObjectStore('files', { keyPath: 'address' })
  }
  const database = await resultOf(request)
  // Lets a later release upgrade the stores while a page of this one is open.
  database.onversionchange = () => database.close()
  return database
}

/** Runs work in one transaction over walks and files. An error rolls it back. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (walks: IDBObjectStore, files: IDBObjectStore) => Promise<T>,
) {
  const database = await open()
  try {
    const transaction = database.transaction(['walks', 'files'], mode)
    const completion = completionOf(transaction)
    // The error of the work is thrown below.
    completion.catch(() => {})
    try {
      const result = await work(transaction.objectStore('walks'), transaction.objectStore('files'))
      await completion
      return result
    } catch (error) {
      if (!transaction.error) abort(transaction)
      throw error
    }
  } finally {
    database.close()
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** The offline walks, the latest first. */
export const listOfflineWalks = (): Promise<StoredWalk[]> =>
  transact('readonly', async (walks) => {
    const [keys, records] = await Promise.all([resultOf(walks.getAllKeys()), resultOf(walks.getAll())])
    const stored = keys.map((key, index) => ({ key: String(key), walk: parseOfflineWalk(records[index]) }))
    const timeOf = ({ walk }: StoredWalk) => (typeof walk === 'object' ? walk.savedAt : 0)
    return stored.sort((one, other) => timeOf(other) - timeOf(one))
  })

/** An offline walk; undefined when it is missing or broken, `newer` when a newer release stored it. */
export const readStoredWalk = (card: string, uid: string): Promise<OfflineWalk | 'newer' | undefined> =>
  transact('readonly', async (walks) => parseOfflineWalk(await resultOf<unknown>(walks.get(walkKey(card, uid)))))

/** A file on the device; undefined when it is not there. */
export const readStoredFile = (address: string): Promise<StoredFile | undefined> =>
  transact('readonly', (_, files) => resultOf<StoredFile | undefined>(files.get(address)))

/** The addresses of the files on the device. */
export const listStoredFiles = (): Promise<ReadonlySet<string>> =>
  transact('readonly', async (_, files) => new Set((await resultOf(files.getAllKeys())).map(String)))

/** Stores a walk and its new files, all of them or nothing. */
export const storeWalk = (walk: OfflineWalk, newFiles: readonly StoredFile[]): Promise<void> =>
  transact('readwrite', async (walks, files) => {
    for (const file of newFiles) files.put(file)
    await resultOf(walks.put(walk, walkKey(walk.card, walk.uid)))
    await removeUnused(walks, files)
  })

/** Removes a walk and the files that no other walk has. */
export const removeStoredWalk = (key: string): Promise<void> =>
  transact('readwrite', async (walks, files) => {
    await resultOf(walks.delete(key))
    await removeUnused(walks, files)
  })

/** Removes files that no walk uses, unless an unreadable walk may use them. */
async function removeUnused(walks: IDBObjectStore, files: IDBObjectStore): Promise<void> {
  const [records, addresses] = await Promise.all([resultOf<unknown[]>(walks.getAll()), resultOf(files.getAllKeys())])
  const readable = records.map(parseOfflineWalk)
  if (readable.includes('newer')) return
  const used = new Set(readable.flatMap((walk) => (typeof walk === 'object' ? walk.files : [])))
  for (const address of addresses) if (!used.has(String(address))) files.delete(address)
}
