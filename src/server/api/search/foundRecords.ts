import type { Action, Geo, Image } from '../../../../schemas'
import { selectTogether } from '../../db/selectTogether'
import { imageOf, navigateTo } from '../fragments/fragments'
import { foreignLocale, type Locale, localized, type Scope } from '../Scope'
import { formatDate, formatDay } from '../texts/formatDate'
import { formatKilometres } from '../texts/formatLength'
import { categoryName } from '../texts/placeCategories'
import { textsOf } from '../texts/textsOf'
import type { EntryKey } from './findEntries'

/** A record of any kind, as search results show it. */
export type FoundRecord = {
  /** Kind and uid, such as `place-<uid>`. */
  id: string
  title: string
  label: string
  summary: string | undefined
  image: Image | undefined
  location: Geo | undefined
  /** Language of title and summary; absent when it is the visitor's. */
  locale?: Locale
  action: Action<'navigation'>
}

/** Reads records of several kinds in one statement, and returns them in the order of their keys. */
export async function readFoundRecords(scope: Scope, keys: readonly EntryKey[]): Promise<FoundRecord[]> {
  const { db, name } = scope
  const uidsOf = (kind: string) => keys.flatMap((key) => (key.kind === kind ? [key.uid] : []))
  const of = {
    publication: uidsOf('publication'),
    event: uidsOf('event'),
    place: uidsOf('place'),
    content: uidsOf('content'),
    walk: uidsOf('walk'),
  }
  const rows = await selectTogether(db, {
    publications: ifAny(of.publication, (uids) =>
      db.selectFrom('publication').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    events: ifAny(of.event, (uids) =>
      db.selectFrom('event').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    places: ifAny(of.place, (uids) =>
      db.selectFrom('place').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    contents: ifAny(of.content, (uids) =>
      db.selectFrom('content').selectAll().where('portal', '=', name).where('uid', 'in', uids),
    ),
    walks: ifAny(of.walk, (uids) =>
      db
        .selectFrom('walk')
        .select(['uid', 'texts', 'image', 'lat', 'lon', 'length'])
        .where('portal', '=', name)
        .where('uid', 'in', uids),
    ),
  })
  const texts = textsOf(scope.locale)
  const records = new Map<string, FoundRecord>()
  const add = (kind: string, uid: string, path: string, record: Omit<FoundRecord, 'id' | 'action'>) =>
    records.set(`${kind}-${uid}`, { ...record, id: `${kind}-${uid}`, action: navigateTo(`${path}${uid}`) })
  for (const { uid, texts: all, image, published_at } of rows.publications) {
    const { title, summary, imageAlt } = localized(all, scope)
    const label = `${texts.kinds.publication} · ${formatDate(published_at, scope)}`
    add('publication', uid, '/publication/', {
      title,
      label,
      summary,
      image: imageOf(image, imageAlt),
      location: undefined,
      ...foreignLocale(all, scope),
    })
  }
  for (const { uid, texts: all, image, starts_at } of rows.events) {
    const { title, summary, imageAlt } = localized(all, scope)
    const label = `${texts.kinds.event} · ${formatDay(starts_at, scope)}`
    add('event', uid, '/evenement/', {
      title,
      label,
      summary,
      image: imageOf(image, imageAlt),
      location: undefined,
      ...foreignLocale(all, scope),
    })
  }
  for (const { uid, texts: all, details, lat, lon, category, has_page } of rows.places) {
    const { name: title, description: summary, imageAlt } = localized(all, scope)
    const image = imageOf(details.image, imageAlt)
    add('place', uid, has_page ? '/information/' : '/map?place=', {
      title,
      label: has_page ? texts.kinds.place : `${texts.kinds.mapPlace} · ${categoryName(category, scope.locale, 'one')}`,
      summary,
      image,
      // A result without a page already leads to the map.
      location: has_page ? { lat, lon } : undefined,
      ...foreignLocale(all, scope),
    })
  }
  for (const { uid, texts: all } of rows.contents) {
    const { title, description: summary, image } = localized(all, scope)
    add('content', uid, '/contenu/', {
      title,
      label: texts.kinds.content,
      summary,
      image,
      location: undefined,
      ...foreignLocale(all, scope),
    })
  }
  for (const { uid, texts: all, image, lat, lon, length } of rows.walks) {
    const { title, summary, imageAlt } = localized(all, scope)
    add('walk', uid, '/balade/', {
      title,
      label: `${texts.kinds.walk} · ${formatKilometres(length, scope.locale)}`,
      summary,
      image: imageOf(image, imageAlt),
      location: { lat, lon },
      ...foreignLocale(all, scope),
    })
  }
  return keys.flatMap(({ kind, uid }) => records.get(`${kind}-${uid}`) ?? [])
}

const ifAny = <Select>(uids: readonly string[], select: (uids: readonly string[]) => Select): Select | undefined =>
  uids.length > 0 ? select(uids) : undefined
