import type { Block, Page } from '../../../../schemas'
import { escapeHtml } from '../blocks/escaped'
import { linkButton } from '../blocks/goTo'
import { pickupsBlock } from '../pickups/livePickups'
import { localized } from '../scope/localized'
import type { Scope } from '../scope/Scope'
import { interpolate, textsOf } from '../texts/textsOf'

/** What the uid of the page of a zone begins with. */
const zonePagePrefix = 'collectes-'

/** The page of a waste zone, `collectes-<zone>`: when what is picked up, and in which streets. */
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
  const ways = others.map((each) =>
    linkButton(`zone-${each.uid}`, localized(each.texts, scope).name, `/contenu/${zonePagePrefix}${each.uid}`),
  )
  if (ways.length > 0) components.push(group('zones', texts.otherZones, ways))
  return { title, ...(note ? { description: note } : {}), components }
}

const group = (id: string, title: string, components: Block[]): Block<'group'> => ({
  type: 'group',
  id,
  data: { title, components },
})
