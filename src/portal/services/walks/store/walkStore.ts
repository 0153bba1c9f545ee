import { createStores, resultOf } from '../../../device/createStores'
import { type OfflineWalk, parseOfflineWalk } from './OfflineWalk'

/** A file of a walk under its address: a picture, or a tile of the map. */
export type StoredFile = { readonly address: string; readonly type: string; readonly bytes: ArrayBuffer }

/** A stored walk. One of a newer release cannot be read, but can be removed. */
export type StoredWalk = { readonly key: string; readonly walk: OfflineWalk | 'newer' | undefined }

const walkKey = (card: string, uid: string): string => `${card}/${uid}`

const transact = createStores({
  name: 'beffroi_walks',
  version: 1,
  stores: ['walks', 'files'],
  upgrade(database) {
    const { objectStoreNames } = database
    if (!objectStoreNames.contains('walks')) database.createObjectStore('walks')
    if (!objectStoreNames.contains('files')) database.createObjectStore('files', { keyPath: 'address' })
  },
})

/** The offline walks, the latest first. */
export const listOfflineWalks = (): Promise<StoredWalk[]> =>
  transact('readonly', async ({ walks }) => {
    const [keys, records] = await Promise.all([resultOf(walks.getAllKeys()), resultOf(walks.getAll())])
    const stored = keys.map((key, index) => ({ key: String(key), walk: parseOfflineWalk(records[index]) }))
    const timeOf = ({ walk }: StoredWalk) => (typeof walk === 'object' ? walk.savedAt : 0)
    return stored.sort((one, other) => timeOf(other) - timeOf(one))
  })

/** An offline walk; undefined when it is missing or broken, `newer` when a newer release stored it. */
export const readStoredWalk = (card: string, uid: string): Promise<OfflineWalk | 'newer' | undefined> =>
  transact('readonly', async ({ walks }) => parseOfflineWalk(await resultOf<unknown>(walks.get(walkKey(card, uid)))))

/** A file on the device; undefined when it is not there. */
export const readStoredFile = (address: string): Promise<StoredFile | undefined> =>
  transact('readonly', ({ files }) => resultOf<StoredFile | undefined>(files.get(address)))

/** The addresses of the files on the device. */
export const listStoredFiles = (): Promise<ReadonlySet<string>> =>
  transact('readonly', async ({ files }) => new Set((await resultOf(files.getAllKeys())).map(String)))

/** Stores a walk and its new files, all of them or nothing. */
export const storeWalk = (walk: OfflineWalk, newFiles: readonly StoredFile[]): Promise<void> =>
  transact('readwrite', async ({ walks, files }) => {
    for (const file of newFiles) files.put(file)
    await resultOf(walks.put(walk, walkKey(walk.card, walk.uid)))
    await removeUnused(walks, files)
  })

/** Removes a walk and the files that no other walk has. */
export const removeStoredWalk = (key: string): Promise<void> =>
  transact('readwrite', async ({ walks, files }) => {
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
