import type { ParkingTariff } from '../../../../../schemas/engine'

/** Weekdays in a row with the same hours, such as `09:00` to `18:00`; 0 is Sunday. */
type PaidHours = { from: number; to: number; start: string; end: string }

/** Joins the hours of a tariff that are the same on weekdays in a row, from Monday. */
export function paidHours(hours: ParkingTariff['hours']): PaidHours[] {
  const fromMonday = (day: number) => (day + 6) % 7
  const sorted = [...hours].sort((a, b) => fromMonday(a.day) - fromMonday(b.day) || a.startTime - b.startTime)
  const joined: PaidHours[] = []
  for (const { day, startTime, endTime } of sorted) {
    const [start, end] = [clockTime(startTime), clockTime(endTime)]
    const before = joined.find(
      (each) => each.start === start && each.end === end && fromMonday(each.to) === fromMonday(day) - 1,
    )
    if (before) before.to = day
    else joined.push({ from: day, to: day, start, end })
  }
  return joined
}

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
