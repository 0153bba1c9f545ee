import { useEffect } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { isObject, own, type PickupList, type WasteHousehold } from '../../../../../schemas/engine'
import sortingList from '../../../../../schemas/generated/entities/sorting-list.js'
import { useSession } from '../../../session/Session'
import { forgetWaste, keepPage, readStoredWaste, type StoredWaste, storeWaste } from '../storedWaste'
import { labelOf } from '../wasteAddresses'
import { guidePath } from '../wasteQueries'

type Shown = {
  /** Undefined where it could not be read. */
  household: WasteHousehold | undefined
  /** The pickups of the visitor's own address; undefined where others are shown, or none could be read. */
  pickups: PickupList | undefined
}

/** Keeps a copy of the pickups of the visitor's address and of the sorting guide on the device, as long as the address is remembered. */
export function useOfflineCopy({ household, pickups }: Shown): void {
  const { portal, locale } = useSession()
  const { fetchJson, now } = useHost()
  const town = portal.cardName
  useEffect(() => {
    if (!household) return
    if (!household.address || !household.zone) {
      void forgetWaste(town)
      return
    }
    if (!pickups) return
    const copy = { savedAt: now().toISOString(), locale, address: labelOf(household.address), pickups }
    if (isStored(copy, readStoredWaste(town))) {
      // The page may be of an earlier release, or may not have been kept at all.
      void keepPage(town, locale)
      return
    }
    const leaving = new AbortController()
    fetchJson(guidePath(town), leaving.signal).then(
      (answer) => {
        const guide = isObject(answer) ? own(answer, 'data') : undefined
        if (!leaving.signal.aborted && sortingList.validate(guide)) void storeWaste(town, { ...copy, guide })
      },
      () => {
        // The next view of the page tries again.
      },
    )
    return () => leaving.abort()
  }, [town, locale, household, pickups, fetchJson, now])
}

/** Whether the device has this copy already, of the same day. */
function isStored(copy: Omit<StoredWaste, 'guide'>, stored: StoredWaste | undefined): boolean {
  if (stored?.savedAt.slice(0, 10) !== copy.savedAt.slice(0, 10)) return false
  const { address, locale, pickups } = stored
  return JSON.stringify([address, locale, pickups]) === JSON.stringify([copy.address, copy.locale, copy.pickups])
}
