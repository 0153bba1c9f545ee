import { wasteItem } from '../../../../schemas/cookies/deferredItems'
import { nameInTown } from '../../../../schemas/cookies/scriptItems'
import { isObject, own, type PickupList, type SortingList } from '../../../../schemas/engine'
import pickupList from '../../../../schemas/generated/entities/pickup-list.js'
import sortingList from '../../../../schemas/generated/entities/sorting-list.js'
import { installShell, removeShell } from '../../offline/shellPages'
import { offlineWaste } from './offlineWaste'

/** What the device has of waste in a town. */
export type StoredWaste = {
  /** When it was read, as an ISO time. */
  savedAt: string
  /** Language of the texts. */
  locale: string
  /** Street and number. */
  address: string
  pickups: PickupList
  guide: SortingList
}

/** Reads the copy of a town; undefined where nothing valid is stored. */
export function readStoredWaste(town: string): StoredWaste | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameInTown(wasteItem, town)) ?? 'null')
    if (!isObject(stored)) return undefined
    const [savedAt = '', locale, address] = ['savedAt', 'locale', 'address'].map((name) => textIn(stored, name))
    const [pickups, guide] = [own(stored, 'pickups'), own(stored, 'guide')]
    const isWhole = pickupList.validate(pickups) && sortingList.validate(guide)
    if (Number.isNaN(Date.parse(savedAt)) || !locale || !address || !isWhole) return undefined
    return { savedAt, locale, address, pickups, guide }
  } catch {
    return undefined
  }
}

const textIn = (stored: Readonly<Record<string, unknown>>, name: string): string | undefined => {
  const value = own(stored, name)
  return typeof value === 'string' ? value : undefined
}

/** Stores a copy, in place of the one before, and the page that shows it without a network. Never rejects. */
export async function storeWaste(town: string, copy: StoredWaste): Promise<void> {
  try {
    localStorage.setItem(nameInTown(wasteItem, town), JSON.stringify(copy))
    await keepPage(town, copy.locale)
  } catch {
    // Storage that is full or forbidden: the page needs the network.
  }
}

/** Keeps the page that shows the copy of a town. Never rejects. */
export async function keepPage(town: string, locale: string): Promise<void> {
  try {
    await installShell(offlineWaste, town, locale)
    // The address may be forgotten by now.
    if (readStoredWaste(town) === undefined) await removeShell(offlineWaste)
  } catch {
    // Without caches, the page needs the network.
  }
}

/** Removes the copy of a town with its page. Never rejects. */
export async function forgetWaste(town: string): Promise<void> {
  try {
    const name = nameInTown(wasteItem, town)
    if (localStorage.getItem(name) === null) return
    localStorage.removeItem(name)
    await removeShell(offlineWaste)
  } catch {
    // Storage that is forbidden holds no copy.
  }
}
