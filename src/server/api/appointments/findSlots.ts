import type { AppointmentOffice, Prestation } from '../../../../schemas'
import { wallTime, zonedTime } from '../../time/zonedTime'
import { hoursOn } from './hoursOn'

const minuteMs = 60_000

/** A time that is taken, in ms since 1970. */
export type TakenTime = { from: number; to: number }

/** The times that are taken at each desk, in order. No two times of a desk overlap. */
export type TakenTimes = ReadonlyMap<string, readonly TakenTime[]>

/** A time at which an appointment can begin, with the desks that are free for it. */
export type FreeSlot = { start: Date; end: Date; desks: readonly string[] }

export type Offer = { prestation: Prestation; office: AppointmentOffice; timeZone: string }

/** The desks of an office that do a prestation. */
export const desksFor = ({ prestation, office }: Pick<Offer, 'prestation' | 'office'>): string[] =>
  office.desks.flatMap(({ uid, prestations }) =>
    prestations === undefined || prestations.includes(prestation.uid) ? [uid] : [],
  )

/** When a desk is free again after an appointment that begins at `start`. */
export const freeAgain = ({ minutes, bufferMinutes = 0 }: Prestation, start: Date): Date =>
  new Date(start.getTime() + (minutes + bufferMinutes) * minuteMs)

export const endOf = ({ minutes }: Prestation, start: Date): Date => new Date(start.getTime() + minutes * minuteMs)

/**
 * Returns the times at which appointments begin on a day, free or not. Steps are counted in elapsed time, so that no slot falls into
 * the hour that a clock change skips and none of the repeated hour is lost.
 */
export function beginningsOn({ prestation, office, timeZone }: Offer, day: string): Date[] {
  const { minutes, bufferMinutes = 0 } = prestation
  const step = (office.stepMinutes ?? minutes + bufferMinutes) * minuteMs
  const times = new Set<number>()
  for (const { startTime, endTime } of hoursOn(office, day)) {
    const opens = zonedTime({ day, minute: startTime }, timeZone).getTime()
    const closes = zonedTime({ day, minute: endTime }, timeZone).getTime()
    for (let time = opens; time + minutes * minuteMs <= closes; time += step) times.add(time)
  }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time))
}

/** Returns the times that overlap a period. */
export const timesIn = (taken: TakenTimes, { from, to }: TakenTime): TakenTimes =>
  new Map(
    [...taken].map(([desk, times]) => [
      desk,
      times.slice(
        firstWhere(times, (time) => time.to > from),
        firstWhere(times, (time) => time.from >= to),
      ),
    ]),
  )

/** Returns the index of the first time that a condition holds for, which holds for all that follow; their count when for none. */
function firstWhere(times: readonly TakenTime[], holds: (time: TakenTime) => boolean): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const time = times[middle]
    if (time && holds(time)) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the slots of a day that begin after `earliest` and that at least one desk is free for. */
export function freeSlotsOn(offer: Offer, day: string, taken: TakenTimes, earliest: Date): FreeSlot[] {
  const byDesk = desksFor(offer).map((desk) => ({ desk, taken: taken.get(desk) ?? [] }))
  return beginningsOn(offer, day).flatMap((start) => {
    if (start < earliest) return []
    const [from, to] = [start.getTime(), freeAgain(offer.prestation, start).getTime()]
    const free = byDesk.filter((each) => each.taken.every((time) => time.to <= from || to <= time.from))
    if (free.length === 0) return []
    // The desk with the fewest appointments comes first, so that the work is shared.
    const desks = free.sort((one, other) => one.taken.length - other.taken.length).map(({ desk }) => desk)
    return [{ start, end: endOf(offer.prestation, start), desks }]
  })
}

export type Part = 'morning' | 'afternoon'

/** Whether a time is in a part of its day, in the town's time zone. */
export const isInPart = (start: Date, part: Part | undefined, timeZone: string): boolean =>
  part === undefined || (part === 'morning') === wallTime(start, timeZone).minute < 720
