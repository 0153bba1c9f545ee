import { addDays } from '../../time/zonedTime'

const afterEaster = /^easter\+(\d+)$/

/** Whether a day (YYYY-MM-DD) is one of the holidays of every year: MM-DD, or `easter+` and a number of days after Easter Sunday. */
export const isHoliday = (day: string, holidays: readonly string[]): boolean =>
  holidays.some((holiday) => {
    const days = afterEaster.exec(holiday)?.[1]
    if (days === undefined) return holiday === day.slice(5)
    return addDays(easterOf(Number(day.slice(0, 4))), Number(days)) === day
  })

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  const days = epact + sunday - 7 * late + 114
  const [month, date] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}
