import type { Selectable } from 'kysely'
import type { Action, Block, Favourite, Image } from '../../../../schemas'
import { contentPath, ticketEventPath } from '../../../../schemas/routes/pagePaths'
import { selectTogether } from '../../db/selectTogether'
import type { ContentTable } from '../../db/tables/ContentTables'
import { foreignLocale, localized, type Scope } from '../call/Scope'
import { eventCell } from '../events/eventPage'
import { hasTickets, type ListedEvent } from '../events/ticketing'
import { type FavouriteKey, favouriteName } from '../fragments/favouriteKey'
import { navigateTo } from '../fragments/fragments'
import { placeCell } from '../places/placeCell'
import { publicationCell } from '../publications/publicationPage'
import { readFoundRecords } from '../search/foundRecords'
import { textsOf } from '../texts/textsOf'
import { stopCells } from '../transit/stopCells'
import type { FavouriteRow } from './findFavourites'
import { findOffered } from './findOffered'

/** Reads the cells of favourites in one statement, in the order of the keys. */
export async function favouriteCells(scope: Scope, keys: readonly FavouriteKey[]): Promise<Block[]> {
  const { db, name } = scope
  const uidsOf = (kind: FavouriteKey['kind']) => {
    const uids = keys.flatMap((key) => (key.kind === kind ? [key.uid] : []))
    return uids.length > 0 ? uids : undefined
  }
  const contents = uidsOf('content')
  const places = uidsOf('place')
  const events = eventUidsOf(keys)
  const publications = uidsOf('publication')
  const rows = await selectTogether(db, {
    contents: contents && db.selectFrom('content').selectAll().where('portal', '=', name).where('uid', 'in', contents),
    places: places && db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', places),
    events:
      events &&
      db.selectFrom('event').selectAll().select(hasTickets).where('portal', '=', name).where('uid', 'in', events),
    publications:
      publications &&
      db.selectFrom('publication').selectAll().where('portal', '=', name).where('uid', 'in', publications),
  })
  const offered = await findOffered(scope, uidsOf('widget') ?? [])
  const cells: [key: string, cell: Block][] = [
    ...rows.contents.map((row): [string, Block] => [`content ${row.uid}`, contentCell(row, scope)]),
    ...rows.places.map((row): [string, Block] => [`place ${row.uid}`, placeCell(row, scope)]),
    ...rows.events.map((row): [string, Block] => [`event ${row.uid}`, eventCell(row, scope)]),
    ...rows.events.map((row): [string, Block] => [`ticketin ${row.uid}`, ticketCell(row, scope)]),
    ...rows.publications.map((row): [string, Block] => [`publication ${row.uid}`, publicationCell(row, scope)]),
    ...offered.map(({ uid, cell }): [string, Block] => [`widget ${uid}`, cell]),
    ...(await stopCells(scope, uidsOf('stop') ?? [])).map(({ uid, cell }): [string, Block] => [`stop ${uid}`, cell]),
  ]
  const byKey = new Map(cells)
  return keys.flatMap(({ kind, uid }) => byKey.get(`${kind} ${uid}`) ?? [])
}

/** The events that are favourites themselves, or by their registration. */
function eventUidsOf(keys: readonly FavouriteKey[]): string[] | undefined {
  const uids = keys.flatMap(({ kind, uid }) => (kind === 'event' || kind === 'ticketin' ? [uid] : []))
  return uids.length > 0 ? [...new Set(uids)] : undefined
}

/** The cell of an event that leads to the registration for it. */
const ticketCell = (row: ListedEvent, scope: Scope): Block<'content-cell'> => ({
  ...eventCell(row, scope),
  id: `ticketin-${row.uid}`,
  action: navigateTo(ticketEventPath(row.uid)),
})

function contentCell({ uid, texts }: Selectable<ContentTable>, scope: Scope): Block<'content-cell'> {
  const { title, description, image } = localized(texts, scope)
  return {
    type: 'content-cell',
    id: `content-${uid}`,
    data: {
      title,
      ...(description ? { description: { text: description } } : {}),
      ...(image ? { image } : {}),
      ...foreignLocale(texts, scope),
    },
    action: navigateTo(contentPath(uid)),
  }
}

/** Converts a stored favourite to the API's form. */
export const toFavourite = ({ portal, notify, ...key }: FavouriteRow): Favourite => ({
  ...favouriteName(key),
  portal,
  notify,
})

/** The published record of a favourite, as its settings row shows it. */
type FavouriteRecord = { title: string; image?: Image | undefined; icon?: string; action: Action }

/** Returns a settings row for each favourite. A favourite whose page is gone can only be removed. */
export async function favouriteRows(scope: Scope, favourites: readonly FavouriteRow[]): Promise<Block[]> {
  const records = await readFoundRecords(
    scope,
    favourites.map(({ kind, uid }) => ({ kind: kind === 'ticketin' ? 'event' : kind, uid })),
  )
  const offered = await findOffered(
    scope,
    favourites.flatMap(({ kind, uid }) => (kind === 'widget' ? [uid] : [])),
  )
  const byId = new Map<string, FavouriteRecord>([
    ...records.map((record) => [record.id, record] as const),
    ...offered.map((widget) => [`widget-${widget.uid}`, widget] as const),
  ])
  return favourites.map((row) => {
    const { favoriteUid, type } = favouriteName(row)
    const isTicket = row.kind === 'ticketin'
    const found = byId.get(`${isTicket ? 'event' : row.kind}-${row.uid}`)
    const record = found && isTicket ? { ...found, action: navigateTo(ticketEventPath(row.uid)) } : found
    const title = record?.title ?? textsOf(scope.locale)('goneFavourite', { title: row.title })
    return {
      type: 'parameters-row',
      id: `favourite-${type}-${favoriteUid}`,
      data: {
        uid: favoriteUid,
        favoriteUid,
        type,
        title,
        ...(record?.image ? { image: record.image } : { icon: record?.icon ?? iconsByKind[row.kind] }),
        notifiable: record !== undefined,
        notificationsEnabled: row.notify,
        deletable: true,
      },
      ...(record && { action: record.action }),
    }
  })
}

const iconsByKind = {
  content: 'document',
  place: 'pin',
  event: 'calendar',
  publication: 'news',
  ticketin: 'calendar',
  widget: 'grid',
  stop: 'bus',
} as const
