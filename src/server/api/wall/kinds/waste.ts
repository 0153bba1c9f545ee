import { zonedTime } from '../../../time/zonedTime'
import type { Scope } from '../../call/Scope'
import { localized } from '../../call/Scope'
import { formatShortDay } from '../../texts/formatDate'
import { upcomingPickups } from '../../waste/upcomingPickups'
import { pickupsBlock } from '../../waste/wastePage'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the next waste pickup in the street that the visitor chose. */
export const waste: WidgetKind = {
  notifies: true,
  async fields(scope) {
    const rows = await streets(scope)
    const seen = new Set<string>()
    const options = rows.flatMap(({ name, locality, zone }) => {
      const title = `${name}, ${locality}`
      const value = `${zone}/${title}`
      if (seen.has(value)) return []
      seen.add(value)
      return [{ value, title }]
    })
    return [{ name: 'street', label: wallTexts(scope.locale)('street'), inputType: 'select', required: true, options }]
  },
  async tiles(scope, sources) {
    const zones = await scope.db.selectFrom('waste_zone').selectAll().where('portal', '=', scope.name).execute()
    const texts = wallTexts(scope.locale)
    return sources.map(({ store, config }) => {
      const [zoneUid = '', ...street] = String(config.street ?? '').split('/')
      const zone = zones.find(({ uid }) => uid === zoneUid)
      if (!zone) return { subtitle: texts('gone') }
      const [next, ...others] = upcomingPickups(zone, scope.today, scope.locale)
      const also = others.filter(({ date }) => date === next?.date)
      const what = [next, ...also].flatMap((pickup) =>
        pickup ? [pickup.label ?? texts(`waste.${pickup.category}`)] : [],
      )
      const at = next && zonedTime({ day: next.date, minute: 12 * 60 }, scope.timeZone)
      return {
        subtitle: at ? `${formatShortDay(at, scope)} · ${what.join(', ')}` : texts('noPickup'),
        action: showBlocks(street.join('/') || localized(store.texts, scope).title, [pickupsBlock(zone, scope)]),
      }
    })
  },
  async sample(scope) {
    const [row] = await streets(scope)
    return row && { street: `${row.zone}/${row.name}, ${row.locality}` }
  },
}

const streets = ({ db, name }: Scope) =>
  db
    .selectFrom('street')
    .select(['name', 'locality', 'zone'])
    .where('portal', '=', name)
    .where('zone', 'is not', null)
    .orderBy('name')
    .orderBy('locality')
    .execute()
