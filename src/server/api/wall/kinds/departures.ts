import { localized, type Scope } from '../../call/Scope'
import { departuresBlock, departuresOnPage } from '../../transit/departuresBlock'
import { expectedTime, nextDepartures } from '../../transit/nextDepartures'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the next departures of the stop that the visitor chose. */
export const departures: WidgetKind = {
  notifies: false,
  interval: 60,
  async fields(scope) {
    const rows = await stops(scope).select(['uid', 'name']).orderBy('name').execute()
    const options = rows.map(({ uid, name }) => ({ value: uid, title: name }))
    return [{ name: 'stop', label: wallTexts(scope.locale)('stop'), inputType: 'select', required: true, options }]
  },
  async tiles(scope, sources) {
    const rows = await stops(scope).selectAll().execute()
    const texts = wallTexts(scope.locale)
    return sources.map(({ store, config }) => {
      const stop = rows.find(({ uid }) => uid === config.stop)
      if (!stop) return { subtitle: texts('gone') }
      const [next] = nextDepartures(stop.lines, scope.now, scope.timeZone, 1)
      const time = next && expectedTime(next, scope.timeZone)
      return {
        subtitle: next ? `${stop.name} · ${time} · ${next.line} ${next.direction}` : stop.name,
        action: showBlocks(localized(store.texts, scope).title, [departuresBlock(stop, scope, departuresOnPage)]),
      }
    })
  },
  async sample(scope) {
    const row = await stops(scope).select('uid').orderBy('name').executeTakeFirst()
    return row && { stop: row.uid }
  },
}

const stops = ({ db, name }: Scope) => db.selectFrom('stop').where('portal', '=', name)
