import type { LintContext } from './RuleContext'

/** The current day in a town. */
export type LocalToday = {
  /** YYYY-MM-DD. */
  today: string
  /** When the day began, in milliseconds since 1970. */
  startMs: number
}

const known = new WeakMap<LintContext, LocalToday>()

/** The current day of a context, computed once. An unknown time zone counts as UTC. */
export function readLocalToday(context: LintContext): LocalToday {
  const today = known.get(context) ?? compute(context)
  known.set(context, today)
  return today
}

/** The day three days from now in UTC, which is in the future in every time zone. */
const futureDays = new WeakMap<LintContext, string>()
const dayMs = 24 * 3600 * 1000

/**
 * Whether a date (YYYY-MM-DD…) is more than three days ahead, and so in the future in every time zone. Much cheaper than computing
 * the local day.
 */
export function isSurelyFuture(date: string, context: LintContext): boolean {
  let day = futureDays.get(context)
  if (day === undefined) {
    const soon = new Date(context.now.getTime() + 3 * dayMs)
    day = Number.isNaN(soon.getTime()) ? '9999' : soon.toISOString().slice(0, 10)
    futureDays.set(context, day)
  }
  return date > day
}

/** Date of an instant in the town, YYYY-MM-DD. */
export const localDate = (instant: number, { timeZone }: LintContext): string =>
  wallTime(new Date(instant), timeZone).toISOString().slice(0, 10)

function compute({ now, timeZone }: LintContext): LocalToday {
  const moment = Number.isNaN(now.getTime()) ? new Date() : now
  const today = wallTime(moment, timeZone).toISOString().slice(0, 10)
  const midnight = Date.parse(`${today}T00:00:00Z`)
  // The offset is computed twice: the clocks may have changed between midnight and now.
  const near = midnight - offsetAt(moment, timeZone)
  return { today, startMs: midnight - offsetAt(new Date(near), timeZone) }
}

const offsetAt = (moment: Date, timeZone: string): number =>
  wallTime(moment, timeZone).getTime() - Math.floor(moment.getTime() / 1000) * 1000

/** The local time of an instant, as if it were UTC. */
function wallTime(moment: Date, timeZone: string): Date {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
    return new Date(
      Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
    )
  } catch {
    return moment
  }
}
