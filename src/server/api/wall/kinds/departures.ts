import { localized, type Scope } from '../../call/Scope'
import { departuresBlock, departuresOnPage } from '../../transit/departuresBlock'
import { feedTables } from '../../transit/stops'
import { type FoundDepartures, findDepartures } from '../../transit/timetable/findDepartures'
import { clockOf } from '../../transit/timetable/serviceDay'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the next departures of the stop that the visitor chose. */
export const departures: WidgetKind = {
  service: 'transit',
  notifies: false,
  interval: 60,
  async fields(scope) {
    const options = (await nearStops(scope)).map(({ uid, name }) => ({ value: uid, title: name }))
    return [{ name: 'stop', label: wallTexts(scope.locale)('stop'), inputType: 'select', required: true, options }]
  },
  async tiles(scope, sources) {
    const uids = sources.flatMap(({ config: { stop } }) => (typeof stop === 'string' ? [stop] : []))
    const count = departuresOnPage
    const stops = await findDepartures(
      scope,
      [...new Set(uids)].map((uid) => ({ uid, count, mode: 'main' as const })),
    )
    const tiles = new Map(stops.map((found) => [found.stop.uid, tileOf(scope, found)]))
    return sources.map(({ store, config }) => {
      const tile = tiles.get(String(config.stop))
      if (!tile) return { subtitle: wallTexts(scope.locale)('gone') }
      const { subtitle, block } = tile
      return { subtitle, action: showBlocks(localized(store.texts, scope).title, [block]) }
    })
  },
  async sample(scope) {
    const [first] = await nearStops(scope)
    return first && { stop: first.uid }
  },
}

function tileOf(scope: Scope, found: FoundDepartures) {
  const { stop, departures } = found
  const next = departures.find(({ isCancelled }) => !isCancelled)
  const time = next && clockOf(next.at, scope.timeZone).time
  const subtitle = next ? `${stop.name} · ${time} · ${next.line} ${next.direction}` : stop.name
  return { subtitle, block: departuresBlock(scope, found, { count: departuresOnPage }) }
}

/** More stops than that are no choice. The page of timetables finds the others. */
const maxOptions = 300

/** The stops near the town, by name. */
async function nearStops(scope: Scope) {
  return await feedTables(scope)
    .selectFrom('transit_stop')
    .select(['uid', 'name'])
    .where('portal', '=', scope.name)
    .where('in_search', '=', true)
    .orderBy('name')
    .orderBy('uid')
    .limit(maxOptions)
    .execute()
}
