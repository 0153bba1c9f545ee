import { ignoreErrors } from '../../../../../../renderer/actions/ignoreErrors'
import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { reportsDatabase, reportsItem } from '../../../../../../schemas/cookies/deferredItems'
import { nameInTown } from '../../../../../../schemas/cookies/scriptItems'
import { openDeviceStore, resultOf } from '../../../../offline/openDeviceStore'
import { type DraftReport, parseDraft, parsePhotos } from './DraftReport'

/** How many reports a town's visitor keeps on a device, and how many photographs each may have. */
export const maxDrafts = 10
export const maxPhotos = 5

/** Thrown when the device keeps `maxDrafts` reports already. */
export class TooManyDrafts extends Error {}

const transact = openDeviceStore({
  name: reportsDatabase.name,
  version: 1,
  stores: [{ name: 'reports', keyPath: 'key' }, { name: 'photos' }],
})

const ofTown = (records: readonly unknown[], card: string): DraftReport[] =>
  records.flatMap((record) => {
    const draft = parseDraft(record)
    return draft?.card === card ? [draft] : []
  })

/** The reports of a town on this device, the latest first. */
export const listDrafts = (card: string): Promise<DraftReport[]> =>
  transact('readonly', async (store) => {
    const drafts = ofTown(await resultOf<unknown[]>(store('reports').getAll()), card)
    return drafts.sort((one, other) => other.savedAt - one.savedAt)
  })

/** A report with its photographs; undefined when the device has none of this key. */
export const readDraft = (key: string): Promise<{ draft: DraftReport; photos: readonly UploadedFile[] } | undefined> =>
  transact('readonly', async (store) => {
    const draft = parseDraft(await resultOf<unknown>(store('reports').get(key)))
    return draft && { draft, photos: parsePhotos(await resultOf<unknown>(store('photos').get(key))) }
  })

/** Stores a report, and its photographs when they are given. Rejects with `TooManyDrafts` for one too many. */
export async function storeDraft(draft: DraftReport, photos: readonly UploadedFile[] | undefined): Promise<void> {
  const { card, key } = draft
  await transact('readwrite', async (store) => {
    const kept = ofTown(await resultOf<unknown[]>(store('reports').getAll()), card)
    if (kept.length >= maxDrafts && !kept.some((each) => each.key === key)) throw new TooManyDrafts()
    store('reports').put(draft)
    if (photos) store('photos').put(photos, key)
  })
  markKept(card, true)
}

/** Removes a report with its photographs. */
export async function removeDraft(card: string, key: string): Promise<void> {
  const left = await transact('readwrite', async (store) => {
    store('photos').delete(key)
    await resultOf(store('reports').delete(key))
    return ofTown(await resultOf<unknown[]>(store('reports').getAll()), card).length
  })
  markKept(card, left > 0)
}

const listeners = new Set<() => void>()

/** Calls a function whenever a report is stored or removed. Returns the function that ends this. */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes whether the device keeps reports of a town, so that other pages need not open the database to know. */
function markKept(card: string, isKept: boolean): void {
  const name = nameInTown(reportsItem, card)
  ignoreErrors(() => (isKept ? localStorage.setItem(name, '1') : localStorage.removeItem(name)))
  for (const listener of listeners) listener()
}
