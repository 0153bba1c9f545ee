import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import type { PlaceTable } from '../../db/Tables'
import { pageFavourite } from '../fragments/favouriteKey'
import { addressLine, cellList, imageOf, openUrl } from '../fragments/fragments'
import { type Fact, factList } from '../fragments/richText'
import { commentOffer } from '../participation/offers/commentOffer'
import { isEnabled, localized, type Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'
import { placeCell } from './placeCell'

/** Uid of the generated content page that lists all places. A page of the town with this uid takes precedence. */
export const placesUid = 'lieux'

/** Lists every place of the town that has a page, sorted by name when the portal's `mapsSortAZ` is on. */
export async function placesPage(scope: Scope): Promise<Page | undefined> {
  const { db, name, locale, portal } = scope
  const texts = textsOf(locale)
  const rows = await db
    .selectFrom('place')
    .selectAll()
    .where('portal', '=', name)
    .where('has_page', '=', true)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return undefined
  if (isEnabled(portal.configs?.mapsSortAZ)) {
    rows.sort((a, b) => localized(a.texts, scope).name.localeCompare(localized(b.texts, scope).name, locale))
  }
  return {
    title: texts.places,
    breadcrumb: [{ title: texts.home, path: '/' }, { title: texts.places }],
    components: [
      { type: 'title', id: 'places-title', data: { text: texts.places, level: 1 } },
      cellList(
        'places-columns',
        rows.map((row) => placeCell(row, scope)),
      ),
    ],
  }
}

/** The page of a place: description, picture, opening hours, address and contacts. */
export function placePage(row: Selectable<PlaceTable>, scope: Scope): Page {
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
      { title: texts.home, path: '/' },
      { title: texts.places, path: `/contenu/${placesUid}` },
      { title: name },
    ],
    ...(row.has_page ? pageFavourite(scope, { kind: 'place', uid: row.uid }) : {}),
    components: [
      { type: 'title', id: `${id}-title`, data: { text: name, level: 1 } },
      ...text,
      ...picture,
      ...(schedule.length > 0
        ? [{ type: 'group', id: `${id}-hours`, data: { title: texts.hours, components: [hours] } } satisfies Block]
        : []),
      {
        type: 'group',
        id: `${id}-practical`,
        data: {
          title: texts.practical,
          components: [factList(`${id}-facts`, placeFacts(row, scope), scope), ...websiteButton(id, row, scope)],
        },
      },
      ...commentOffer(scope, 'place', id, `/information/${row.uid}`),
    ],
  }
}

function placeFacts({ details }: Selectable<PlaceTable>, { locale }: Scope): Fact[] {
  const texts = textsOf(locale)
  const { address, phone, email } = details
  return [
    { name: texts.address, value: addressLine(address) },
    ...(phone ? [{ name: texts.phone, value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }] : []),
    ...(email ? [{ name: texts.email, value: email, href: `mailto:${email}` }] : []),
  ]
}

function websiteButton(id: string, { details }: Selectable<PlaceTable>, { locale }: Scope): Block[] {
  if (!details.url) return []
  return [
    { type: 'button', id: `${id}-site`, data: { label: textsOf(locale).visitSite, action: openUrl(details.url) } },
  ]
}
