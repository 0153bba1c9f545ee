import type { Handler } from '../call/Handler'
import { openSubscription } from './handlers'
import { stateOf } from './readOffers'
import { checkPlaces, checkSeen, closed, giveOut } from './subscribeHandlers'
import { changePlaces, countTaken, lockEvent } from './subscriptions'

/** Changes the number of places of a registration, for its owner and for who has its link. */
export const changeSubscription: Handler<'changeSubscription'> = async (call, services) => {
  const { params, query, body } = call
  const { row, offer, missing } = await openSubscription(call, services, { uid: params.uid, code: query.code })
  if (!offer) throw missing
  const { places, placesBefore } = body
  checkPlaces(places, offer)
  return await call.commit(async (db) => {
    const record = await lockEvent(db, row)
    const own = await db.selectFrom('ticket_subscription').selectAll().where('uid', '=', row.uid).executeTakeFirst()
    if (!record || !own) throw missing
    if (own.status === 'cancelled') throw closed('The registration is cancelled.')
    checkSeen({ own: own.places, places, placesBefore })
    const now = services.now()
    const state = stateOf(record, offer.event.starts_at, { taken: await countTaken(db, row), waiting: 0 }, now)
    if (state === 'soon' || state === 'closed') throw closed('One cannot register for this event now.')
    const { name, email } = own
    const changed = await changePlaces(db, record.capacity, own, { places, name, email, now })
    if (!changed) throw closed('There are not enough free places.')
    const moved = await giveOut(db, services, offer, { capacity: record.capacity })
    const { uid, event, status } = moved.find((each) => each.uid === changed.uid) ?? changed
    return { data: { event, status, uid, places, tickets: [] } }
  })
}
