import type { Block } from '../../../../schemas'
import { ridePath } from '../../../../schemas/routes/pagePaths'
import { hasService, servesPath } from '../../../../schemas/routes/services'
import type { TransitMode } from '../../db/gtfs/TransitMode'
import { daysBetween, zonedTime } from '../../time/zonedTime'
import type { Scope } from '../call/Scope'
import { navigateTo } from '../fragments/fragments'
import { liveBlock } from '../fragments/liveBlock'
import { formatDate } from '../texts/formatDate'
import { isLive } from './realtime/liveTimesOf'
import { noticesOf } from './realtime/noticesOf'
import type { Feed, FoundStop } from './stops'
import type { Departure } from './timetable/Departure'
import { type FoundDepartures, findDepartures } from './timetable/findDepartures'
import { clockOf } from './timetable/serviceDay'
import { transitTexts } from './transitTexts'

/** Departures per block in a page. */
export const departuresOnPage = 6

/** What drives at a stop, buses first. */
export const modesAt = ({ stop }: Pick<FoundStop, 'stop'>): TransitMode[] => [
  ...(stop.bus_lines.length > 0 ? (['bus'] as const) : []),
  ...(stop.train_lines.length > 0 ? (['train'] as const) : []),
]

type BlockWish = { count: number; mode?: TransitMode | undefined }

/** Returns a block with the next departures of a stop. Its `path` is the call that refreshes it. */
export function departuresBlock(
  scope: Scope,
  found: FoundDepartures,
  { count, mode = modesAt(found)[0] ?? 'bus' }: BlockWish,
): Block<'departures'> {
  const { stop, feed, departures } = found
  const notices = noticesOf(found, scope, stop.gtfs, departures)
  const note = noteOf(feed, scope)
  const texts = transitTexts(scope.locale)
  return {
    type: 'departures',
    id: `departures-${stop.uid}`,
    data: {
      stop: modesAt(found).length > 1 ? texts(`board.${mode}`, { name: stop.name }) : stop.name,
      components: departures.map((departure) => departureCell(departure, scope)),
      path: `/${mode}-service/api/v1/web/stops/${stop.uid}/departures?count=${count}`,
      updatedAt: scope.now.toISOString(),
      ...(notices.length > 0 && { notices: notices.map(({ title, text }) => ({ title, ...(text && { text }) })) }),
      ...(note !== undefined && { note }),
    },
  }
}

/** A departure, which leads to its ride. */
export function departureCell(departure: Departure, scope: Scope): Block<'mobility-cell'> {
  const { line, direction, day, time, at, delay, color, textColor, mode, platform, isCancelled, ride } = departure
  const texts = transitTexts(scope.locale)
  const path = ridePath(mode, ride)
  return {
    type: 'mobility-cell',
    data: {
      line,
      direction,
      date: day,
      time,
      mode,
      ...(!isCancelled && { at: at.toISOString() }),
      status: statusOf(departure),
      ...(delay !== undefined && { delay, hour: clockOf(at, scope.timeZone).time }),
      ...(platform && { stop: texts(mode === 'train' ? 'track' : 'platform', { name: platform }) }),
      ...(color && { color }),
      ...(color && textColor && { textColor }),
    },
    ...(servesPath(scope.portal, path) && { action: navigateTo(path) }),
  }
}

/** Whether a departure is known by the timetable alone, or by where the ride is. */
export const statusOf = ({ delay, isCancelled }: Pick<Departure, 'delay' | 'isCancelled'>) =>
  isCancelled ? 'cancelled' : delay === undefined ? 'scheduled' : 'live'

/** Days before the end of a timetable from which its end is said. */
const warningDays = 7

/** What to know about the timetable; undefined when there is nothing. */
function noteOf({ ends_on }: Feed, scope: Scope): string | undefined {
  const days = daysBetween(scope.today, ends_on)
  if (days >= warningDays) return undefined
  const date = formatDate(zonedTime({ day: ends_on, minute: 12 * 60 }, scope.timeZone), scope)
  return transitTexts(scope.locale)(days < 0 ? 'ended' : 'endsSoon', { date })
}

/** The time of the live data of a feed; undefined when they are of no use. */
export const liveAt = (feed: Feed, now: Date): string | undefined =>
  isLive(feed, now) ? feed.updates_at?.toISOString() : undefined

const blocksOf = async (scope: Scope, uids: readonly string[]) => {
  if (uids.length === 0 || !hasService(scope.portal, 'transit')) return []
  const count = departuresOnPage
  const found = await findDepartures(
    scope,
    uids.map((uid) => ({ uid, count, mode: 'main' as const })),
  )
  return found.map((each) => ({ uid: each.stop.uid, block: departuresBlock(scope, each, { count }) }))
}

export async function findDeparturesBlock(scope: Scope, uid: string): Promise<Block | undefined> {
  const [found] = await blocksOf(scope, [uid])
  return found?.block
}

/** Fills a stored block, whose id is `departures-<uid>`, with the next departures of its stop. */
export const liveDepartures = liveBlock({
  types: ['departures'],
  uidOf: ({ id }) => id?.replace(/^departures-/, ''),
  async select(scope, uids) {
    const blocks = await blocksOf(scope, uids)
    return () => blocks
  },
  render: (_scope, _stored, { block }: { uid: string; block: Block }) => block,
})
