import { selectTogether } from '../../db/selectTogether'
import { notFound } from '../../http/ApiFailure'
import type { Handler } from '../call/Handler'
import { toRange } from '../call/listQueries'
import { localized, openScope, pageInLanguageOf } from '../call/Scope'
import { updatedAt } from '../fragments/fragments'
import { selectSummary } from '../participation/ratings/ratingSummary'
import { namedPlaces } from '../places/findPlace'
import { eventCell, eventPage, eventPlace } from './eventPage'
import { selectTimes, seriesOf } from './eventSeries'
import { findCalendar, findEvent, findEventDates, findEvents } from './findEvents'

export const listEvents: Handler<'listEvents'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { rows, total } = await findEvents(scope, toRange(call.query), call.query)
  return { data: { items: rows.map((row) => eventCell(row, scope)), total } }
}

export const listEventDates: Handler<'listEventDates'> = async (call, services) => {
  const scope = await openScope(call, services)
  const [thisYear, thisMonth] = scope.today.split('-').map(Number)
  const { year = thisYear ?? 1970, month = thisMonth ?? 1 } = call.query
  return { data: await findEventDates(scope, year, month, call.query) }
}

export const listCalendar: Handler<'listCalendar'> = async (call, services) => {
  const scope = await openScope(call, services)
  const { rows, total } = await findCalendar(scope, toRange(call.query), call.query)
  const uids = [...new Set(rows.flatMap(({ place }) => place ?? []))]
  const places =
    uids.length > 0
      ? await scope.db
          .selectFrom('place')
          .selectAll()
          .where('portal', '=', scope.name)
          .where('uid', 'in', uids)
          .execute()
      : []
  const items = rows.map((row) => {
    const { title, summary } = localized(row.texts, scope)
    const place = places.find(({ uid }) => uid === row.place)
    return {
      uid: row.uid,
      title,
      summary,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      updatedAt: updatedAt(row, scope),
      ...(place && { place: eventPlace(place, scope) }),
    }
  })
  return { data: { items, total } }
}

export const readEvent: Handler<'readEvent'> = async (call, services) => {
  const scope = await openScope(call, services)
  const row = await findEvent(scope, call.params.uid)
  if (!row) throw notFound(`No event is called "${call.params.uid}".`)
  const { places, summaries, times } = await selectTogether(scope.db, {
    places: namedPlaces(scope, [row.place ?? '']),
    summaries: selectSummary(scope.db, { portal: scope.name, dataType: 'event', dataUid: row.uid }),
    times: selectTimes(scope, row),
  })
  const found = { row, place: places[0], counts: summaries[0], series: seriesOf(times, row, scope.now) }
  return { data: await pageInLanguageOf(row.texts, scope, (own) => eventPage(found, own)) }
}
