import { useHost } from '../../../../../renderer/engine/HostContext'
import { instantOf } from '../../../../../renderer/format/calendarDay'
import { formatDate, toCalendarDay } from '../../../../../renderer/format/formatDate'
import type { Block, StopView } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteLinks } from '../../../location/RouteLinks'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { OtherTimes } from '../parts/OtherTimes'
import styles from '../parts/transit.module.css'
import type { BoardAddress } from '../StopAddress'

export type StopData = {
  address: BoardAddress
  stop: StopView
  validUntil: string | undefined
  /** The departures of buses and of trains. */
  departures: readonly Block[]
  /** Time of the first departure shown, `YYYY-MM-DDTHH:MM`. */
  first: string | undefined
  /** Whether there are later departures. */
  hasMore: boolean
}

/** Days before the end of the timetable from which the page says it. */
const warningDays = 7
const dayMs = 86_400_000

/** The next departures of a stop. */
export function StopScreen({ data: { address, stop, validUntil, departures, first, hasMore } }: { data: StopData }) {
  const { portal, shellText: text } = useSession()
  const { hasPage } = useRouteLinks()
  const { uid, name, lines } = stop
  const steps = [
    { title: portal.name, path: pagePaths.home },
    { title: text('transit.title'), path: pagePaths.timetables },
    { title: name },
  ]
  const near = { lat: stop.lat.toFixed(3), lon: stop.lon.toFixed(3) }
  return (
    <div className={view.text}>
      <PageTop
        steps={steps}
        {...(hasPage(pagePaths.favourites) && { favourite: { type: 'content', favoriteUid: uid } })}
      />
      <header className={view.header}>
        <h1 className={view.title} dir="auto">
          {name}
        </h1>
        <p className={view.lead}>{text('transit.lines', { lines: lines.join(', '), count: lines.length })}</p>
      </header>
      <EndNote day={validUntil} />
      <FromTime at={address.at} />
      <div className={styles.boards}>
        <PageBlocks components={departures} />
      </div>
      <OtherTimes uid={uid} address={address} first={first} hasMore={hasMore} />
      <p className={entries.links}>
        <a href={portalPath(portal.cardName, pagePaths.timetables, near)}>{text('transit.around')}</a>
        <a href={portalPath(portal.cardName, pagePaths.timetables)}>{text('transit.all')}</a>
      </p>
    </div>
  )
}

/** The time from which departures are shown, unless they are those from now on. */
function FromTime({ at }: { at: string | undefined }) {
  const { shellText: text } = useSession()
  const { locale } = useHost()
  if (at === undefined) return null
  const [day = '', time = ''] = at.split('T')
  const date = formatDate(instantOf(day), locale, 'UTC', { weekday: 'long', day: 'numeric', month: 'long' })
  return <p>{text('transit.fromTime', { date, time })}</p>
}

/** That the timetable is known for a few days only, or no longer. */
function EndNote({ day }: { day: string | undefined }) {
  const { shellText: text } = useSession()
  const { locale, timeZone, now } = useHost()
  if (day === undefined) return null
  const days = (instantOf(day).getTime() - instantOf(toCalendarDay(now(), timeZone)).getTime()) / dayMs
  if (days >= warningDays) return null
  const date = formatDate(instantOf(day), locale, 'UTC', { day: 'numeric', month: 'long' })
  return <p className={styles.notices}>{text(days < 0 ? 'transit.ended' : 'transit.endsSoon', { date })}</p>
}
