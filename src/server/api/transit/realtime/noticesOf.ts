import type { TransitNotice } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'
import type { TransitAlert } from '../TransitTables'
import type { LiveRows } from './LiveRows'

type NamedRide = { route: string; trip: string }

const maxNotices = 5

/** What the operator says now about a stop, or about rides and their lines, in the visitor's language where there is one. */
export function noticesOf(
  { alerts }: Pick<LiveRows, 'alerts'>,
  { now, locale }: Pick<Scope, 'now' | 'locale'>,
  stop: string | undefined,
  rides: readonly NamedRide[],
): TransitNotice[] {
  const seconds = now.getTime() / 1000
  return (alerts ?? [])
    .filter((alert) => isActive(alert, seconds) && concerns(alert, stop, rides))
    .flatMap((alert) => noticeOf(alert, locale))
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
