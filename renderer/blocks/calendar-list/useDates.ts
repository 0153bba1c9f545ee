import { useEffect, useMemo, useState } from 'react'
import { type CalendarListData, isObject } from '../../../schemas/engine'
import { useAddress } from '../../engine/AddressContext'
import { useHost } from '../../engine/HostContext'
import { isDay, monthOf } from '../../format/calendarDay'

/** Parameters of the page's address that belong to the calendar. */
const calendarParameters = ['month', 'year', 'date']

/**
 * Path from which the days of a month, `YYYY-MM`, are fetched: the block's path with the parameters `month`, 1 to 12, and
 * `year`, and with the query of the page unless the block has a `datesUrl`. Undefined when the block has no path.
 */
function monthAddress({ calendar, datesUrl }: CalendarListData, month: string, search: string) {
  const path = datesUrl ?? calendar.update
  if (path === undefined) return undefined
  const page = [...new URLSearchParams(search)].filter(
    ([name]) => datesUrl === undefined && !calendarParameters.includes(name),
  )
  const [year, number] = month.split('-').map(Number)
  const query = new URLSearchParams([['month', String(number)], ['year', String(year)], ...page])
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

type DatesByAddress = Readonly<Record<string, readonly string[] | 'failed'>>

/** Reads the list of days in a response, bare or in `data`. Throws on anything else. */
function readDates(answer: unknown): string[] {
  const dates = isObject(answer) && 'data' in answer ? answer.data : answer
  if (!Array.isArray(dates)) throw new TypeError('The answer holds no dates.')
  return dates.filter((date) => typeof date === 'string').map((date) => date.slice(0, 10))
}

/**
 * The days with events, as far as they are known. The block's own dates are complete only for the first month shown. Fetches
 * every other month once.
 */
export function useDates(data: CalendarListData, month: string) {
  const { fetchJson } = useHost()
  const { search } = useAddress()
  const [answers, setAnswers] = useState<DatesByAddress>({})
  const given = useMemo(() => data.calendar.dates.filter(isDay), [data])
  const address = monthAddress(data, month, search)
  const [first] = useState(month)
  const isGiven = month === first && given.some((date) => monthOf(date) === month)
  const answer = address === undefined ? undefined : answers[address]
  const wanted = isGiven || answer !== undefined ? undefined : address

  useEffect(() => {
    if (wanted === undefined) return
    const abort = new AbortController()
    const keep = (found: readonly string[] | 'failed') => {
      if (!abort.signal.aborted) setAnswers((before) => ({ ...before, [wanted]: found }))
    }
    fetchJson(wanted, abort.signal)
      .then(readDates)
      .then(keep, () => keep('failed'))
    return () => abort.abort()
  }, [wanted, fetchJson])

  const dates = useMemo(() => new Set([...given, ...(Array.isArray(answer) ? answer : [])]), [given, answer])
  return {
    dates,
    /** Whether all days with events in this month are known. */
    isKnown: isGiven || Array.isArray(answer),
    isLoading: wanted !== undefined,
    hasFailed: answer === 'failed',
    retry() {
      if (address === undefined) return
      setAnswers(({ [address]: _, ...others }) => others)
    },
  }
}
