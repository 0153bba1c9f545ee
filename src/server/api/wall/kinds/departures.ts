import { localized, type Scope } from '../../call/Scope'
import { departuresBlock, departuresOnPage, modesAt } from '../../transit/departuresBlock'
import { type FoundStop, feedTables, findStops, readFeeds } from '../../transit/stops'
import { findDepartures } from '../../transit/timetable/findDepartures'
import { clockOf } from '../../transit/timetable/serviceDay'
import { showBlocks, type WidgetKind } from '../WidgetKind'
import { wallTexts } from '../wallTexts'

/** Shows the next departures of the stop that the visitor chose. */
export const departures: WidgetKind = {
  notifies: false,
  interval: 60,
  async fields(scope) {
    const options = (await nearStops(scope)).map(({ uid, name }) => ({ value: uid, title: name }))
    return [{ name: 'stop', label: wallTexts(scope.locale)('stop'), inputType: 'select', required: true, options }]
  },
  async tiles(scope, sources) {
    const uids = sources.flatMap(({ config: { stop } }) => (typeof stop === 'string' ? [stop] : []))
    const stops = await findStops(scope, [...new Set(uids)])
    const tiles = new Map<string, Awaited<ReturnType<typeof tileOf>>>()
    for (const found of stops) tiles.set(found.stop.uid, await tileOf(scope, found))
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

async function tileOf(scope: Scope, found: FoundStop) {
  const { stop } = found
  const mode = modesAt(found)[0]
  const departures = await findDepartures(scope, found, { count: departuresOnPage, mode })
  const next = departures.find(({ isCancelled }) => !isCancelled)
  const time = next && clockOf(next.at, scope.timeZone).time
  const subtitle = next ? `${stop.name} · ${time} · ${next.line} ${next.direction}` : stop.name
  return { subtitle, block: await departuresBlock(scope, found, { count: departuresOnPage, mode }) }
}

/** More stops than that are no choice. The page of timetables finds the others. */
const maxOptions = 300

/** The stops near the town, by name. */
async function nearStops(scope: Scope) {
  const feeds = await readFeeds(scope)
  if (feeds.size === 0) return []
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
