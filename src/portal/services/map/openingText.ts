import { type OpeningStatus, statusAt, weekClock } from '../../../../renderer/blocks/schedule/statusAt'
import { formatTime, formatWeekday } from '../../../../renderer/format/formatDate'
import type { ScheduleEntry } from '../../../../schemas/engine'
import type { ShellText } from '../../texts/loadTexts'

type Options = { now: Date; timeZone: string; locale: string; text: ShellText }

/** Whether a place is open and until when, in words; undefined when hours do not apply. */
export function openingText(
  schedule: readonly ScheduleEntry[],
  { now, timeZone, locale, text }: Options,
): { isOpen: boolean; words: string } | undefined {
  const clock = schedule.length > 0 ? weekClock(now, timeZone) : undefined
  if (!clock) return undefined
  const status = statusAt(schedule, clock)
  return { isOpen: status.open, words: wordsOf(status, locale, text) }
}

function wordsOf(status: OpeningStatus, locale: string, text: ShellText): string {
  if (status.open) {
    if (status.until === undefined) return text('places.alwaysOpen')
    return text('places.openUntil', { time: formatTime(status.until, locale) })
  }
  const { next } = status
  if (next?.at === undefined) return text('places.closed')
  const time = formatTime(next.at, locale)
  if (next.days === 0) return text('places.opensAt', { time })
  return text('places.opensOn', { day: formatWeekday(next.day, locale), time })
}
