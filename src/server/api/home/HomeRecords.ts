import type { Selectable } from 'kysely'
import { selectTogether } from '../../db/selectTogether'
import type { EventTable } from '../../db/tables/EventTables'
import type { MenuItemTable } from '../../db/tables/MenuTables'
import type { PublicationTable } from '../../db/tables/PublicationTables'
import { localized, type Scope } from '../call/Scope'
import { collectUids, createNamedUids, type NamedRecords, namedSelects, toNamedRecords } from '../content/NamedRecords'
import { upcomingEvents } from '../events/findEvents'
import { topMenuItems } from '../menu/findMenu'
import { latestPublications } from '../publications/findPublications'
import { selectHomeStore } from '../wall/homeWidgets'
import type { StoreWidgetRow } from '../wall/WidgetKind'

/** The records that the sections of a home page show. */
export type HomeRecords = NamedRecords & {
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
  const uids = createNamedUids()
  for (const { poll, places = [], translations } of sections) {
    if (poll) uids.polls.add(poll)
    for (const place of places) uids.places.add(place)
    if (translations) collectUids(localized(translations, scope).components ?? [], uids)
  }
  const counts = (wanted: (typeof sections)[number]['kind']) =>
    sections.flatMap(({ kind, count = defaultCount }) => (kind === wanted ? [count] : []))
  const publications = Math.max(0, ...counts('publications'))
  const events = Math.max(0, ...counts('events'))
  const { menu, store, ...selected } = await selectTogether(scope.db, {
    ...(await namedSelects(scope, uids)),
    menu: sections.some(({ kind }) => kind === 'menu') ? topMenuItems(scope) : undefined,
    publications: publications > 0 ? latestPublications(scope, publications) : undefined,
    events: events > 0 ? upcomingEvents(scope, events) : undefined,
    store: selectHomeStore(scope),
  })
  return { ...toNamedRecords(selected), menu, store, publications: selected.publications, events: selected.events }
}
