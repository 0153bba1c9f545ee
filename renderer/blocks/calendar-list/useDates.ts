import { useEffect, useMemo, useState } from 'react'
import { type CalendarListData, isObject } from '../../../schemas/engine'
import { useAddress } from '../../engine/AddressContext'
import { useHost } from '../../engine/HostContext'
import { isDay, monthOf } from '../../format/calendarDay'

/** What the calendar itself keeps in the address of the page. */
const calendarParameters = ['month', 'year', 'date']

/**
 * Path that gives the days of a month, `YYYY-MM`: that of the block with month, 1 to 12, and year appended; the query of
 * the page too, unless the block gives an address of its own. Undefined when nothing gives them.
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

/** What an answer brings: the list of days, bare or as `data`. Throws on anything else. */
function readDates(answer: unknown): string[] {
  const dates = isObject(answer) && 'data' in answer ? answer.data : answer
  if (!Array.isArray(dates)) throw new TypeError('The answer holds no dates.')
  return dates.filter((date) => typeof date === 'string').map((date) => date.slice(0, 10))
}

/**
 * The days that have something, as far as they are known. Those given are of the month shown first: of another month they
 * may be some only. Months of which not all are known are read, once.
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
    /** Whether the days of this month are known, so that a day without anything is known to have none. */
    isKnown: isGiven || Array.isArray(answer),
    isLoading: wanted !== undefined,
    hasFailed: answer === 'failed',
    retry() {
      if (address === undefined) return
      setAnswers(({ [address]: _, ...others }) => others)
    },
  }
}
