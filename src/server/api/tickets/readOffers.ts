import { type Selectable, sql } from 'kysely'
import type { TicketedEvent, TicketOffer } from '../../../../schemas'
import type { EventTable } from '../../db/tables/EventTables'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { addressLine, imageOf } from '../fragments/fragments'

type OfferScope = Pick<Scope, 'db' | 'name' | 'portal' | 'locale' | 'now'>

/** Places of a ticketed event that people have and that they wait for. */
export type Counts = { taken: number; waiting: number }

export type FoundOffer = { record: TicketedEvent; event: Selectable<EventTable>; view: TicketOffer }

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000

/** When registration for an event opens and closes. */
export function periodOf({ opensDaysBefore = 60, closesHoursBefore = 2 }: TicketedEvent, startsAt: Date) {
  const start = startsAt.getTime()
  return { opensAt: new Date(start - opensDaysBefore * dayMs), closesAt: new Date(start - closesHoursBefore * hourMs) }
}

/** Whether and how one can register for an event now. */
export function stateOf(record: TicketedEvent, startsAt: Date, { taken }: Counts, now: Date): TicketOffer['state'] {
  const { opensAt, closesAt } = periodOf(record, startsAt)
  if (now < opensAt) return 'soon'
  if (now >= closesAt) return 'closed'
  if (taken < record.capacity) return 'open'
  return record.hasWaitingList === false ? 'full' : 'waiting'
}

/** Finds a ticketed event with its places. Undefined when the event is not in the agenda. */
export async function findTicketOffer(uid: string, scope: OfferScope): Promise<FoundOffer | undefined> {
  return (await readOffers(scope, [uid]))[0]
}

/** Reads the ticketed events of a town, the next first; only those with the uids when there are any. */
export async function readOffers(scope: OfferScope, uids?: readonly string[]): Promise<FoundOffer[]> {
  const { db, name } = scope
  let found = db
    .selectFrom('ticketed_event')
    .innerJoin('event', (join) =>
      join.onRef('event.uid', '=', 'ticketed_event.event').onRef('event.portal', '=', 'ticketed_event.portal'),
    )
    .selectAll('event')
    .select('ticketed_event.record')
    .select([placesWith('confirmed').as('taken'), placesWith('waiting').as('queued')])
    .where('ticketed_event.portal', '=', name)
  if (uids) found = found.where('ticketed_event.event', 'in', uids.length > 0 ? uids : [''])
  else found = found.where('event.ends_at', '>', scope.now)
  const rows = await found.orderBy('event.starts_at').orderBy('event.uid').execute()
  const places = await readPlaces(
    scope,
    rows.flatMap(({ place }) => place ?? []),
  )
  return rows.map(({ record, taken, queued, ...event }) => {
    const counts = { taken: Number(taken ?? 0), waiting: Number(queued ?? 0) }
    const place = places.find(({ uid }) => uid === event.place)
    return { record, event, view: viewOf({ record, event, place, counts }, scope) }
  })
}

/** The number of places of the registrations with a status. */
const placesWith = (status: 'confirmed' | 'waiting') =>
  sql<
    number | null
  >`(select sum(places)::int from ticket_subscription where ticket_subscription.portal = ticketed_event.portal
    and ticket_subscription.event = ticketed_event.event and ticket_subscription.status = ${status})`

async function readPlaces({ db, name }: OfferScope, uids: readonly string[]): Promise<Selectable<PlaceTable>[]> {
  if (uids.length === 0) return []
  return await db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids).execute()
}

type Parts = {
  record: TicketedEvent
  event: Selectable<EventTable>
  place: Selectable<PlaceTable> | undefined
  counts: Counts
}

function viewOf({ record, event, place, counts }: Parts, scope: OfferScope): TicketOffer {
  const { title, summary, imageAlt, price } = localized(event.texts, scope)
  const image = imageOf(event.image, imageAlt)
  const { opensAt, closesAt } = periodOf(record, event.starts_at)
  const { capacity, perPerson = 4, hasWaitingList = true } = record
  return {
    uid: event.uid,
    title,
    summary,
    ...foreignLocale(event.texts, scope),
    ...(image && { image }),
    startsAt: event.starts_at.toISOString(),
    endsAt: event.ends_at.toISOString(),
    ...(place && {
      place: {
        name: localized(place.texts, scope).name,
        address: addressLine(place.details.address),
        lat: place.lat,
        lon: place.lon,
      },
    }),
    ...(price ? { price } : {}),
    capacity,
    free: Math.max(0, capacity - counts.taken),
    waiting: counts.waiting,
    perPerson,
    hasWaitingList,
    state: stateOf(record, event.starts_at, counts, scope.now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  }
}
