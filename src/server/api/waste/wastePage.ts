import type { Selectable } from 'kysely'
import type { Block, Page } from '../../../../schemas'
import type { Database, WasteZoneTable } from '../../db/Tables'
import { wallTime } from '../../time/zonedTime'
import { linkButton } from '../fragments/fragments'
import { escapeHtml } from '../fragments/richText'
import { localized, type Scope } from '../Scope'
import { interpolate, textsOf } from '../texts/textsOf'
import { upcomingPickups } from './upcomingPickups'

/** Prefix of the uid of a zone's page. */
const zonePagePrefix = 'collectes-'

/** The page of a waste zone, `collectes-<zone>`: its pickups, its streets and links to the other zones. */
export async function wastePage(scope: Scope, uid: string): Promise<Page | undefined> {
  if (!uid.startsWith(zonePagePrefix)) return undefined
  const zones = await scope.db.selectFrom('waste_zone').selectAll().where('portal', '=', scope.name).execute()
  const zone = zones.find((each) => zonePagePrefix + each.uid === uid)
  if (!zone) return undefined
  const texts = textsOf(scope.locale)
  const { name, note } = localized(zone.texts, scope)
  const streets = scope.db.selectFrom('street').select(['name', 'locality']).where('portal', '=', scope.name)
  const rows = await streets.where('zone', '=', zone.uid).orderBy('name').orderBy('locality').execute()
  const items = rows.map((street) => `<li>${escapeHtml(`${street.name}, ${street.locality}`)}</li>`).join('')
  const others = zones.filter((each) => each !== zone).sort((one, other) => one.position - other.position)
  const title = interpolate(texts.pickupsOf, { zone: name })
  const components: Block[] = [
    { type: 'title', id: 'title', data: { text: title, level: 1 } },
    ...(note ? [{ type: 'description', id: 'note', data: { text: note } } as const] : []),
    pickupsBlock(zone, scope),
    ...(items ? [group('streets', texts.streets, [{ type: 'rich-text', data: { html: `<ul>${items}</ul>` } }])] : []),
  ]
  const links = others.map((each) =>
    linkButton(`zone-${each.uid}`, localized(each.texts, scope).name, `/contenu/${zonePagePrefix}${each.uid}`),
  )
  if (links.length > 0) components.push(group('zones', texts.otherZones, links))
  return { title, ...(note ? { description: note } : {}), components }
}

const group = (id: string, title: string, components: Block[]): Block<'group'> => ({
  type: 'group',
  id,
  data: { title, components },
})

/** Pickups of about two months. */
const defaultCount = 30

/** Fills a waste calendar in a town's page with the pickups of the zone its id names, `waste-<uid>`, from today on. */
export async function livePickups(scope: Scope, block: Block<'waste-calendar'>): Promise<Block> {
  const found = block.id && (await findPickups(scope, block.id.replace(/^waste-/, '')))
  return found || block
}

export async function findPickups(scope: Scope, uid: string): Promise<Block | undefined> {
  const zones = scope.db.selectFrom('waste_zone').selectAll().where('portal', '=', scope.name)
  const zone = await zones.where('uid', '=', uid).executeTakeFirst()
  return zone && pickupsBlock(zone, scope)
}

const pickupsBlock = (zone: Zone, { now, timeZone, locale }: Scope): Block<'waste-calendar'> => ({
  type: 'waste-calendar',
  id: `waste-${zone.uid}`,
  data: { pickups: upcomingPickups(zone, wallTime(now, timeZone).day, locale).slice(0, defaultCount) },
})

type Zone = Selectable<WasteZoneTable>

export const findZone = (db: Database, luid: string, zuid: string): Promise<Zone | undefined> =>
  db.selectFrom('waste_zone').selectAll().where('luid', '=', luid).where('uid', '=', zuid).executeTakeFirst()
