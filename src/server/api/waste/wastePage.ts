import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import { escapeHtml } from '../../../../schemas/html/escapeHtml'
import { contentPath } from '../../../../schemas/routes/pagePaths'
import { hasService } from '../../../../schemas/routes/services'
import { wasteViews } from '../../../../schemas/routes/wastePaths'
import { selectTogether } from '../../db/selectTogether'
import type { Database } from '../../db/Tables'
import { localized, type Scope } from '../call/Scope'
import { linkButton } from '../fragments/fragments'
import { liveBlock } from '../fragments/liveBlock'
import { textsOf } from '../texts/textsOf'
import { upcomingPickups } from './upcomingPickups'
import type { WasteZoneTable } from './WasteTables'

/** Prefix of the page uid of a zone. */
const zonePagePrefix = 'collectes-'

/** Returns the page of a waste zone: its pickups, its streets and links to the other zones. */
export async function wastePage(scope: Scope, uid: string): Promise<Page | undefined> {
  if (!uid.startsWith(zonePagePrefix) || !hasService(scope.portal, 'waste')) return undefined
  const { db, name: portal } = scope
  const ofZone = db
    .selectFrom('street')
    .where('portal', '=', portal)
    .where('zone', '=', uid.slice(zonePagePrefix.length))
  const { zones, streets } = await selectTogether(db, {
    zones: db.selectFrom('waste_zone').selectAll().where('portal', '=', portal),
    streets: ofZone.select(['name', 'locality']).orderBy('name').orderBy('locality'),
  })
  const zone = zones.find((each) => zonePagePrefix + each.uid === uid)
  if (!zone) return undefined
  const texts = textsOf(scope.locale)
  const { name, note } = localized(zone.texts, scope)
  const items = streets.map((street) => `<li>${escapeHtml(`${street.name}, ${street.locality}`)}</li>`).join('')
  const others = zones.filter((each) => each !== zone).sort((one, other) => one.position - other.position)
  const title = texts('pickupsOf', { zone: name })
  const components: Block[] = [
    { type: 'title', id: 'title', data: { text: title, level: 1 } },
    ...(note ? [{ type: 'description', id: 'note', data: { text: note } } as const] : []),
    pickupsBlock(zone, scope, viewsOf(zone, scope)),
    ...(items
      ? [group('streets', texts('streets'), [{ type: 'rich-text', data: { html: `<ul>${items}</ul>` } }])]
      : []),
  ]
  const links = others.map((each) =>
    linkButton(`zone-${each.uid}`, localized(each.texts, scope).name, contentPath(zonePagePrefix + each.uid)),
  )
  if (links.length > 0) components.push(group('zones', texts('otherZones'), links))
  return { title, ...(note ? { description: note } : {}), components }
}

const group = (id: string, title: string, components: Block[]): Block<'group'> => ({
  type: 'group',
  id,
  data: { title, components },
})

/** Pickups per block: about two months. */
const defaultCount = 30

const namedZones = ({ db, name }: Scope, uids: readonly string[]) =>
  db.selectFrom('waste_zone').selectAll().where('portal', '=', name).where('uid', 'in', uids)

export async function findPickups(scope: Scope, uid: string): Promise<Block | undefined> {
  const zone = await namedZones(scope, [uid]).executeTakeFirst()
  return zone && pickupsBlock(zone, scope)
}

type Calendar = Block<'waste-calendar'>

/** Returns a block with the pickups of a zone from today on. Without `links`, it needs a script to show a month. */
export const pickupsBlock = (zone: Zone, { today, locale }: Scope, links?: Calendar['data']['links']): Calendar => ({
  type: 'waste-calendar',
  id: `waste-${zone.uid}`,
  data: { pickups: upcomingPickups(zone, today, locale).slice(0, defaultCount), ...(links && { links }) },
})

/** The pages that show the pickups of a zone. */
const viewsOf = ({ luid, uid: zuid, texts }: Zone, scope: Scope) =>
  wasteViews({ luid, zuid, name: localized(texts, scope).name })

export type Zone = Selectable<WasteZoneTable>

export const findZone = (db: Database, luid: string, zuid: string): Promise<Zone | undefined> =>
  db.selectFrom('waste_zone').selectAll().where('luid', '=', luid).where('uid', '=', zuid).executeTakeFirst()

/** Fills a stored calendar, whose id is `waste-<uid>`, with the pickups of its zone. */
export const livePickups = liveBlock({
  types: ['waste-calendar'],
  uidOf: ({ id }) => id?.replace(/^waste-/, ''),
  select: async (scope, uids, batch) => batch.add(namedZones(scope, uids)),
  render: (scope, _block, zone: Zone) => pickupsBlock(zone, scope, viewsOf(zone, scope)),
})
