import type { Selectable } from 'kysely'
import { SelectBatch } from '../../db/SelectBatch'
import type { EventTable } from '../../db/tables/EventTables'
import type { MenuItemTable } from '../../db/tables/MenuTables'
import type { PublicationTable } from '../../db/tables/PublicationTables'
import { localized, type Scope } from '../call/Scope'
import { collectUids, createLiveUids, type LiveRecords, selectLive } from '../content/liveBlocks'
import { upcomingEvents } from '../events/findEvents'
import { topMenuItems } from '../menu/findMenu'
import { latestPublications } from '../publications/findPublications'
import { selectHomeStore } from '../wall/homeWidgets'
import type { StoreWidgetRow } from '../wall/WidgetKind'

/** The records that the sections of a home page show. */
export type HomeRecords = LiveRecords & {
  /** The entries at the top of the menu. */
  menu: Selectable<MenuItemTable>[]
  /** The latest publications, as many as the longest section shows. */
  publications: Selectable<PublicationTable>[]
  /** The next events, as many as the longest section shows. */
  events: Selectable<EventTable>[]
  /** The widgets of the town; none on a home without their tiles. */
  store: StoreWidgetRow[]
}

/** Publications or events in a section without a `count`. */
export const defaultCount = 4

/** Reads the records of all sections of the home page, in one statement. */
export async function loadHome(scope: Scope): Promise<HomeRecords> {
  const { sections } = scope.home
  const uids = createLiveUids()
  for (const { poll, places = [], translations } of sections) {
    if (poll) uids.polls.add(poll)
    for (const place of places) uids.places.add(place)
    if (translations) collectUids(localized(translations, scope).components ?? [], uids)
  }
  const counts = (wanted: (typeof sections)[number]['kind']) =>
    sections.flatMap(({ kind, count = defaultCount }) => (kind === wanted ? [count] : []))
  const publications = Math.max(0, ...counts('publications'))
  const events = Math.max(0, ...counts('events'))
  const batch = new SelectBatch()
  const live = await selectLive(scope, uids, batch)
  const hasMenu = sections.some(({ kind }) => kind === 'menu')
  const menu = batch.add(hasMenu ? topMenuItems(scope) : undefined)
  const latest = batch.add(publications > 0 ? latestPublications(scope, publications) : undefined)
  const upcoming = batch.add(events > 0 ? upcomingEvents(scope, events) : undefined)
  const store = batch.add(selectHomeStore(scope))
  await batch.run(scope.db)
  return { ...live(), menu: menu(), store: store(), publications: latest(), events: upcoming() }
}
