import type { TransitNotice } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'
import { type FoundStop, feedTables } from '../stops'
import type { TransitAlert } from '../TransitTables'

type NamedRide = { route: string; trip: string }

const maxNotices = 5
/** The operator would have withdrawn or repeated an older notice. */
const keptMs = 24 * 3_600_000

/** Reads what the operator says now about a stop, or about rides and their lines, in the visitor's language where there is one. */
export async function readNotices(
  scope: Pick<Scope, 'db' | 'now' | 'locale'>,
  { feed, stop }: Pick<FoundStop, 'feed'> & { stop?: Pick<FoundStop['stop'], 'gtfs'> },
  rides: readonly NamedRide[],
): Promise<TransitNotice[]> {
  if (!feed.alerts_at || scope.now.getTime() - feed.alerts_at.getTime() > keptMs) return []
  const rows = await feedTables(scope)
    .selectFrom('transit_alert')
    .select('record')
    .where('feed', '=', feed.id)
    .execute()
  const seconds = scope.now.getTime() / 1000
  return rows
    .map(({ record }) => record)
    .filter((alert) => isActive(alert, seconds) && concerns(alert, stop?.gtfs, rides))
    .flatMap((alert) => noticeOf(alert, scope.locale))
    .slice(0, maxNotices)
}

const isActive = ({ periods }: TransitAlert, now: number): boolean =>
  periods.length === 0 || periods.some(({ from = 0, until = Number.POSITIVE_INFINITY }) => from <= now && now < until)

const concerns = (alert: TransitAlert, stop: string | undefined, rides: readonly NamedRide[]): boolean =>
  alert.isGeneral ||
  (stop !== undefined && alert.stops.includes(stop)) ||
  rides.some(({ route, trip }) => alert.routes.includes(route) || alert.trips.includes(trip))

function noticeOf({ title, text }: TransitAlert, locale: string): TransitNotice[] {
  const [heading, more] = [inLanguage(title, locale), inLanguage(text, locale)]
  const shown = heading ?? more
  if (!shown) return []
  const language = shown.language?.slice(0, 2).toLowerCase()
  return [
    {
      title: shown.text,
      ...(heading && more && { text: more.text }),
      ...(language && language !== locale && { language }),
    },
  ]
}

/** The text in a language, else one without a language, else the first. */
const inLanguage = (texts: TransitAlert['title'], locale: string) =>
  texts.find(({ language }) => language?.toLowerCase().startsWith(locale)) ??
  texts.find(({ language }) => language === undefined) ??
  texts[0]
