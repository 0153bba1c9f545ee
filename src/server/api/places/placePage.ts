import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import { contentPath, placePath } from '../../../../schemas/routes/pagePaths'
import { selectTogether } from '../../db/selectTogether'
import type { PlaceTable } from '../../db/tables/PlaceTables'
import { isEnabled, localized, type Scope } from '../call/Scope'
import { pageFavourite } from '../fragments/favouriteKey'
import { addressLine, cellList, imageOf, openUrl, updatedAt } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { participationBlocks } from '../participation/offers/participationBlocks'
import { suggestionOffer } from '../participation/offers/suggestionOffer'
import { ratesPlaces } from '../participation/ratings/isRatable'
import type { RatingCounts } from '../participation/ratings/ratingSummary'
import { textsOf } from '../texts/textsOf'
import { placeCell } from './placeCell'

/** Uid of the generated page that lists all places. A content page of the town with this uid takes precedence. */
export const placesUid = 'lieux'

/** Places per page of the list. */
const pageSize = 24

/**
 * Returns a page, counted from 1, of the list of places that have a page of their own; undefined beyond the last page. Sorts by
 * name when the portal's `mapsSortAZ` is on.
 */
export async function placesPage(scope: Scope, page: number): Promise<Page | undefined> {
  const { db, name, locale, portal } = scope
  const texts = textsOf(locale)
  const found = db.selectFrom('place').where('portal', '=', name).where('has_page', '=', true)
  const sorted = isEnabled(portal.configs?.mapsSortAZ) ? found.orderBy('sort_name') : found
  const { rows, counted } = await selectTogether(db, {
    rows: sorted
      .orderBy('position')
      .selectAll()
      .offset((page - 1) * pageSize)
      .limit(pageSize),
    counted: found.select(({ fn }) => fn.countAll<number>().as('total')),
  })
  if (rows.length === 0) return undefined
  const total = counted[0]?.total ?? 0
  const pages: Block<'pagination'> = {
    type: 'pagination',
    id: 'places-pages',
    data: { page, size: pageSize, total, query: contentPath(placesUid) },
  }
  return {
    title: texts('places'),
    breadcrumb: [{ title: texts('home'), path: '/' }, { title: texts('places') }],
    components: [
      { type: 'title', id: 'places-title', data: { text: texts('places'), level: 1 } },
      cellList(
        'places-columns',
        rows.map((row) => placeCell(row, scope)),
      ),
      ...(total > pageSize ? [pages] : []),
      ...suggestionOffer(scope, 'portal', portal.poiUid ?? name),
    ],
  }
}

/** Returns the page of a place: description, picture, opening hours, address and contacts. */
export async function placePage(
  { row, counts }: { row: Selectable<PlaceTable>; counts: RatingCounts | undefined },
  scope: Scope,
): Promise<Page> {
  const texts = textsOf(scope.locale)
  const { name, description, imageAlt, scheduleNote } = localized(row.texts, scope)
  const { schedule, image: src } = row.details
  const image = imageOf(src, imageAlt)
  const id = `place-${row.uid}`
  const picture: Block[] = image ? [{ type: 'image', id: `${id}-image`, data: { image } }] : []
  const text: Block[] = description ? [{ type: 'description', id: `${id}-text`, data: { text: description } }] : []
  const hours: Block = {
    type: 'schedule',
    id: `${id}-schedule`,
    data: { entries: schedule, ...(scheduleNote ? { description: scheduleNote } : {}) },
  }
  return {
    title: name,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    breadcrumb: [
      { title: texts('home'), path: '/' },
      { title: texts('places'), path: contentPath(placesUid) },
      { title: name },
    ],
    updatedAt: updatedAt(row, scope),
    ...(row.has_page ? pageFavourite(scope, { kind: 'place', uid: row.uid }) : {}),
    components: [
      { type: 'title', id: `${id}-title`, data: { text: name, level: 1 } },
      ...text,
      ...picture,
      ...(schedule.length > 0
        ? [{ type: 'group', id: `${id}-hours`, data: { title: texts('hours'), components: [hours] } } satisfies Block]
        : []),
      {
        type: 'group',
        id: `${id}-practical`,
        data: {
          title: texts('practical'),
          components: [factList(`${id}-facts`, placeFacts(row, scope), scope), ...websiteButton(id, row, scope)],
        },
      },
      ...(await participationBlocks(
        scope,
        {
          dataType: 'place',
          dataUid: row.uid,
          id,
          path: placePath(row.uid),
          isRated: ratesPlaces(scope, row.category),
        },
        { counts, isOpen: true },
      )),
    ],
  }
}

function placeFacts({ details }: Selectable<PlaceTable>, { locale }: Scope): Fact[] {
  const texts = textsOf(locale)
  const { address, phone, email } = details
  return [
    { name: texts('address'), value: addressLine(address) },
    ...(phone ? [{ name: texts('phone'), value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(email ? [{ name: texts('email'), value: email, href: `mailto:${email}` }] : []),
  ]
}

function websiteButton(id: string, { details }: Selectable<PlaceTable>, { locale }: Scope): Block[] {
  if (!details.url) return []
  return [
    { type: 'button', id: `${id}-site`, data: { label: textsOf(locale)('visitSite'), action: openUrl(details.url) } },
  ]
}
