import { isObject, own } from '../../../../schemas/engine'
import { CallError } from '../../api/Client'
import { sendOnce } from '../../forms/sendOnce'
import { newHistoryState } from '../../location/scrollRestoration'
import { portalPath } from '../../location/urls'
import type { Session } from '../../session/Session'
import { failedStart, parkingPaths, readAddress, startPath } from './ParkingAddress'
import { parkingForms } from './parkingForms'

/** Handles the events of the modals about parking. An event that names too little leads to the page where the visitor chooses the
 * rest, and so does a start that failed. */
export function listenToParking(session: Session): void {
  const { events, location, portal } = session
  const go = (path: string) => location.navigate(portalPath(portal.cardName, path), { state: newHistoryState() })

  const addressOf = (data: unknown) => ({ ...current(portal.cardName), ...readAddress(fieldsOf(data)) })
  const startWith = (data: unknown) => go(startPath(addressOf(data)))
  events.on('start_session', async (data) => {
    const path = startPath(addressOf(data))
    const form = parkingForms[parkingPaths.start]
    const query = new URLSearchParams(path.split('?')[1])
    const call = form?.call({ query, fields: {}, hidden: new Map(), portal, isSignedIn: false })
    if (!form || !call) return go(path)
    try {
      const answer = await sendOnce(session, call)
      go(form.target({ query, fields: {}, hidden: new Map(), portal, isSignedIn: false }, answer))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      go(`${path}&${failedStart}`)
    }
  })
  events.on('set_plate', startWith)
  events.on('set_location', (data) => {
    const fields = fieldsOf(data)
    const [lat, lon] = [fields.get('lat'), fields.get('lon')]
    if (lat === null || lon === null) return startWith(data)
    go(`${parkingPaths.zones}?${new URLSearchParams({ lat, lon })}`)
  })
}

/** What the page of the start has chosen. */
function current(card: string) {
  const { pathname, search } = window.location
  return pathname === portalPath(card, parkingPaths.start) ? readAddress(search) : {}
}

/** The fields of a modal that are text or numbers. A plate is one that the visitor typed. */
function fieldsOf(data: unknown): URLSearchParams {
  const found = isObject(data) ? own(data, 'fields') : undefined
  const fields = isObject(found) ? found : isObject(data) ? data : {}
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name === 'plate' ? 'other' : name, String(value)]] : [],
  )
  return new URLSearchParams(texts)
}
