import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import { eventPath, pagePaths, placePath } from '../../../../schemas/routes/pagePaths'
import type { EventTable } from '../../db/tables/EventTables'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { pageFavourite } from '../fragments/favouriteKey'
import { addressLine, imageOf, linkButton, navigateTo, updatedAt } from '../fragments/fragments'
import { articleText, type Fact, factList } from '../fragments/richText'
import { participationBlocks } from '../participation/offers/participationBlocks'
import { hasBegun } from '../participation/ratings/isRatable'
import type { RatingCounts } from '../participation/ratings/ratingSummary'
import { formatMoment, formatPeriod } from '../texts/formatDate'
import { textsOf } from '../texts/textsOf'
import type { EventSeries } from './eventSeries'
import { findEvent } from './findEvents'
import { type ListedEvent, ticketButtons } from './ticketing'

type FoundEvent = {
  row: ListedEvent
  place: Selectable<PlaceTable> | undefined
  counts: RatingCounts | undefined
  series: EventSeries
}

/** Returns the page of an event: picture, practical facts, text and other dates. */
export async function eventPage({ row, place, counts, series }: FoundEvent, scope: Scope): Promise<Page> {
  const texts = textsOf(scope.locale)
  const text = localized(row.texts, scope)
  const { title, summary, imageAlt } = text
  const image = imageOf(row.image, imageAlt)
  const id = `event-${row.uid}`
  const picture: Block[] = image ? [{ type: 'image', id: `${id}-image`, data: { image } }] : []
  return {
    title,
    description: summary,
    ...(image ? { image } : {}),
    breadcrumb: [{ title: texts('home'), path: '/' }, { title: texts('events'), path: pagePaths.events }, { title }],
    updatedAt: updatedAt(row, scope),
    ...(series.first && { canonicalPath: eventPath(series.first) }),
    ...pageFavourite(scope, { kind: 'event', uid: row.uid }),
    event: {
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      ...(place && { place: eventPlace(place, scope) }),
    },
    components: [
      { type: 'title', id: `${id}-title`, data: { text: title, level: 1 } },
      ...picture,
      {
        type: 'group',
        id: `${id}-practical`,
        data: {
          title: texts('practical'),
          components: [
            factList(`${id}-facts`, eventFacts(row, place, scope), scope),
            ...ticketButtons(row, scope).map((data): Block => ({ type: 'button', id: `${id}-tickets`, data })),
            ...placeButton(id, place, scope),
            calendarButton(id, row, scope),
          ],
        },
      },
      articleText(`${id}-text`, text),
      ...otherDates(id, series, scope),
      ...(await participationBlocks(
        scope,
        { dataType: 'event', dataUid: row.uid, id, path: eventPath(row.uid) },
        { counts, isOpen: hasBegun(row, scope) },
      )),
    ],
  }
}

function eventFacts(row: Selectable<EventTable>, place: Selectable<PlaceTable> | undefined, scope: Scope): Fact[] {
  const texts = textsOf(scope.locale)
  const { price } = localized(row.texts, scope)
  const where = place ? `${localized(place.texts, scope).name}, ${addressLine(place.details.address)}` : undefined
  return [
    { name: texts('when'), value: formatPeriod(row.starts_at, row.ends_at, scope) },
    ...(where ? [{ name: texts('where'), value: where }] : []),
    ...(price ? [{ name: texts('price'), value: price }] : []),
  ]
}

/** Returns the name, address and position of an event's place. */
export const eventPlace = ({ texts, lat, lon, details }: Selectable<PlaceTable>, scope: Scope) => ({
  name: localized(texts, scope).name,
  address: addressLine(details.address),
  lat,
  lon,
})

/** Returns a button that downloads the event as an iCalendar file. */
const calendarButton = (id: string, { uid }: Selectable<EventTable>, { locale, portal }: Scope): Block => ({
  type: 'button',
  id: `${id}-calendar`,
  data: {
    label: textsOf(locale)('addToCalendar'),
    action: { handler: 'download', data: { path: `/${portal.cardName}${eventPath(uid)}.ics?lang=${locale}` } },
  },
})

/** Returns the links to the other times of an event that repeats. */
function otherDates(id: string, { dates }: EventSeries, scope: Scope): Block[] {
  if (dates.length === 0) return []
  const components = dates.map(({ uid, starts_at }) =>
    linkButton(`${id}-date-${uid}`, formatMoment(starts_at, scope), eventPath(uid)),
  )
  return [{ type: 'group', id: `${id}-dates`, data: { title: textsOf(scope.locale)('otherDates'), components } }]
}

function placeButton(id: string, place: Selectable<PlaceTable> | undefined, scope: Scope): Block[] {
  if (!place) return []
  const label = textsOf(scope.locale)('seePlace')
  return [{ type: 'button', id: `${id}-place`, data: { label, action: navigateTo(placePath(place.uid)) } }]
}

export function eventCell(row: ListedEvent, scope: Scope): Block<'content-cell'> {
  const { title, summary, imageAlt } = localized(row.texts, scope)
  const image = imageOf(row.image, imageAlt)
  const buttons = ticketButtons(row, scope)
  return {
    type: 'content-cell',
    id: `event-${row.uid}`,
    data: {
      title,
      description: { text: summary },
      date: row.starts_at.toISOString(),
      ...(image ? { image } : {}),
      dataType: 'event',
      ...(buttons.length > 0 && { buttons }),
      ...foreignLocale(row.texts, scope),
    },
    action: navigateTo(eventPath(row.uid)),
  }
}

export async function findEventCell(scope: Scope, uid: string): Promise<Block | undefined> {
  const row = await findEvent(scope, uid)
  return row && eventCell(row, scope)
}
