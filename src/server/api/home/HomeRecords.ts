import type { Selectable } from 'kysely'
import { SelectBatch } from '../../db/SelectBatch'
import type { MenuItemTable } from '../../db/tables/MenuTables'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import type { PublicationTable } from '../../db/tables/PublicationTables'
import { localized, type Scope } from '../call/Scope'
import type { Services } from '../call/Services'
import { upcomingEvents } from '../events/findEvents'
import type { ListedEvent } from '../events/ticketing'
import { type LiveRecords, selectLive } from '../fragments/liveBlocks'
import { topMenuItems } from '../menu/findMenu'
import { namedPlaces } from '../places/findPlace'
import { type Poll, selectPolls } from '../polls/findPoll'
import { latestPublications } from '../publications/findPublications'
import { selectHomeStore } from '../wall/homeWidgets'
import type { StoreWidgetRow } from '../wall/WidgetKind'

/** The records that the sections of a home page show. */
export type HomeRecords = {
  /** The records of blocks that the town wrote. */
  live: LiveRecords
  /** The polls and places that sections name, by uid. */
  polls: ReadonlyMap<string, Poll>
  places: ReadonlyMap<string, Selectable<PlaceTable>>
  /** The entries at the top of the menu. */
  menu: Selectable<MenuItemTable>[]
  /** The latest publications, as many as the longest section shows. */
  publications: Selectable<PublicationTable>[]
  /** The next events, as many as the longest section shows. */
  events: ListedEvent[]
  /** The widgets of the town; none on a home without their tiles. */
  store: StoreWidgetRow[]
}

/** Publications or events in a section without a `count`. */
export const defaultCount = 4

/** Reads the records of all sections of the home page, in one statement. */
export async function loadHome({ liveBlocks }: Services, scope: Scope): Promise<HomeRecords> {
  const { sections } = scope.home
  const counts = (wanted: (typeof sections)[number]['kind']) =>
    sections.flatMap(({ kind, count = defaultCount }) => (kind === wanted ? [count] : []))
  const publications = Math.max(0, ...counts('publications'))
  const events = Math.max(0, ...counts('events'))
  const batch = new SelectBatch()
  const written = sections.flatMap(
    ({ translations }) => (translations && localized(translations, scope).components) ?? [],
  )
  const live = await selectLive(liveBlocks, scope, written, batch)
  const pollUids = new Set(sections.flatMap(({ poll }) => poll ?? []))
  const polls = await selectPolls(scope, [...pollUids].filter(Boolean), batch)
  const placeUids = new Set(sections.flatMap((section) => section.places ?? []))
  const places = batch.add(placeUids.size > 0 ? namedPlaces(scope, [...placeUids]) : undefined)
  const hasMenu = sections.some(({ kind }) => kind === 'menu')
  const menu = batch.add(hasMenu ? topMenuItems(scope) : undefined)
  const latest = batch.add(publications > 0 ? latestPublications(scope, publications) : undefined)
  const upcoming = batch.add(events > 0 ? upcomingEvents(scope, events) : undefined)
  const store = batch.add(selectHomeStore(scope))
  await batch.run(scope.db)
  return {
    live: live(),
    polls: polls(),
    places: new Map(places().map((place) => [place.uid, place])),
    menu: menu(),
    store: store(),
    publications: latest(),
    events: upcoming(),
  }
}
