import type { LintContext } from './RuleContext'

/** What the clocks of a town show. */
export type TownClock = {
  /** Its day, YYYY-MM-DD. */
  today: string
  /** When that day began, in milliseconds since 1970. */
  began: number
}

const clocks = new WeakMap<LintContext, TownClock>()

/** The clock of a context, read once. An unknown time zone shows UTC. */
export function townClock(context: LintContext): TownClock {
  const known = clocks.get(context)
  if (known) return known
  const clock = read(context)
  clocks.set(context, clock)
  return clock
}

const days = new WeakMap<LintContext, string>()
const dayLength = 24 * 3600 * 1000

/**
 * Whether a day or moment (YYYY-MM-DD…) is to come wherever the town is. Says so without the town's clock, which takes
 * longer to set than a small page to check; of what is near it is not sure.
 */
export function isToCome(date: string, context: LintContext): boolean {
  let day = days.get(context)
  if (day === undefined) {
    const soon = new Date(context.now.getTime() + 3 * dayLength)
    day = Number.isNaN(soon.getTime()) ? '9999' : soon.toISOString().slice(0, 10)
    days.set(context, day)
  }
  return date > day
}

/** Day of an instant in the town, YYYY-MM-DD. */
export const dayOf = (instant: number, { timeZone }: LintContext): string =>
  wallTime(new Date(instant), timeZone).toISOString().slice(0, 10)

function read({ now, timeZone }: LintContext): TownClock {
  const moment = Number.isNaN(now.getTime()) ? new Date() : now
  const today = wallTime(moment, timeZone).toISOString().slice(0, 10)
  const midnight = Date.parse(`${today}T00:00:00Z`)
  // Twice, since the hours may have changed between midnight and now.
  const near = midnight - offsetAt(moment, timeZone)
  return { today, began: midnight - offsetAt(new Date(near), timeZone) }
}

const offsetAt = (moment: Date, timeZone: string): number =>
  wallTime(moment, timeZone).getTime() - Math.floor(moment.getTime() / 1000) * 1000

/** What a clock on the wall shows, as if it were UTC. */
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
