import { ignoreErrors } from '../../../../../../renderer/actions/ignoreErrors'
import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { reportsDatabase, reportsItem } from '../../../../../../schemas/cookies/deferredItems'
import { nameInTown } from '../../../../../../schemas/cookies/scriptItems'
import { createStores, resultOf } from '../../../../device/createStores'
import { type DraftReport, parseDraft, parsePhotos } from './DraftReport'

/** How many reports a town's visitor keeps on a device, and how many photographs each may have. */
export const maxDrafts = 10
export const maxPhotos = 5

/** Thrown when the device keeps `maxDrafts` reports already. */
export class TooManyDrafts extends Error {}

const transact = createStores({
  name: reportsDatabase.name,
  version: 2,
  stores: ['reports', 'photos', 'reporters'],
  upgrade(database) {
    const { objectStoreNames } = database
    if (!objectStoreNames.contains('reports')) database.createObjectStore('reports', { keyPath: 'key' })
    if (!objectStoreNames.contains('photos')) database.createObjectStore('photos')
    if (!objectStoreNames.contains('reporters')) database.createObjectStore('reporters')
  },
})

const ofTown = (records: readonly unknown[], card: string): DraftReport[] =>
  records.flatMap((record) => {
    const draft = parseDraft(record)
    return draft?.card === card ? [draft] : []
  })

/** The reports of a town on this device, the latest first. */
export const listDrafts = (card: string): Promise<DraftReport[]> =>
  transact('readonly', async ({ reports }) => {
    const drafts = ofTown(await resultOf<unknown[]>(reports.getAll()), card)
    return drafts.sort((one, other) => other.savedAt - one.savedAt)
  })

/** How many reports the device keeps, of all towns and accounts. */
export const countDrafts = (): Promise<{ waiting: number; drafts: number }> =>
  transact('readonly', async ({ reports }) => {
    const all = (await resultOf<unknown[]>(reports.getAll())).flatMap((record) => parseDraft(record) ?? [])
    const waiting = all.filter(({ state }) => state === 'waiting').length
    return { waiting, drafts: all.length - waiting }
  })

/** A report with its photographs; undefined when the device has none of this key. */
export const readDraft = (key: string): Promise<{ draft: DraftReport; photos: readonly UploadedFile[] } | undefined> =>
  transact('readonly', async ({ reports, photos }) => {
    const draft = parseDraft(await resultOf<unknown>(reports.get(key)))
    return draft && { draft, photos: parsePhotos(await resultOf<unknown>(photos.get(key))) }
  })

/** Stores a report, and its photographs when they are given. Rejects with `TooManyDrafts` for one too many. */
export async function storeDraft(draft: DraftReport, photos: readonly UploadedFile[] | undefined): Promise<void> {
  const { card, key } = draft
  await transact('readwrite', async (stores) => {
    const kept = ofTown(await resultOf<unknown[]>(stores.reports.getAll()), card)
    if (kept.length >= maxDrafts && !kept.some((each) => each.key === key)) throw new TooManyDrafts()
    stores.reports.put(draft)
    if (photos) stores.photos.put(photos, key)
  })
  markKept(card, true)
}

/** Removes a report with its photographs. */
export async function removeDraft(card: string, key: string): Promise<void> {
  const left = await transact('readwrite', async ({ reports, photos }) => {
    photos.delete(key)
    await resultOf(reports.delete(key))
    return ofTown(await resultOf<unknown[]>(reports.getAll()), card).length
  })
  markKept(card, left > 0)
}

/** Stores the account that reports in a town on this device, which nobody can ask for without a network. */
export const storeReporter = (card: string, account: string): Promise<unknown> =>
  transact('readwrite', ({ reporters }) => resultOf(reporters.put(account, card)))

/** The account that reports in a town on this device; undefined when none has. */
export const readReporter = (card: string): Promise<string | undefined> =>
  transact('readonly', async ({ reporters }) => {
    const account = await resultOf<unknown>(reporters.get(card))
    return typeof account === 'string' ? account : undefined
  })

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
