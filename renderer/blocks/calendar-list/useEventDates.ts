import { useEffect, useEffectEvent, useMemo, useState } from 'react'
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
function datesPath({ calendar, datesUrl }: CalendarListData, month: string, search: string) {
  const path = datesUrl ?? calendar.update
  if (path === undefined) return undefined
  const pageParameters = [...new URLSearchParams(search)].filter(
    ([name]) => datesUrl === undefined && !calendarParameters.includes(name),
  )
  const [year, number] = month.split('-').map(Number)
  const query = new URLSearchParams([['month', String(number)], ['year', String(year)], ...pageParameters])
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

type DatesByPath = Readonly<Record<string, readonly string[] | 'failed'>>

/** Reads the list of days in a response, bare or in `data`. Throws on anything else. */
function parseDates(fetched: unknown): string[] {
  const dates = isObject(fetched) && 'data' in fetched ? fetched.data : fetched
  if (!Array.isArray(dates)) throw new TypeError('The answer holds no dates.')
  return dates.filter((date) => typeof date === 'string').map((date) => date.slice(0, 10))
}

/**
 * The days with events, as far as they are known. The block's own dates are complete only for the first month shown. Fetches
 * every other month once; one that failed again when the network is back.
 */
export function useEventDates(data: CalendarListData, month: string) {
  const { fetchJson } = useHost()
  const { search } = useAddress()
  const [datesByPath, setDatesByPath] = useState<DatesByPath>({})
  const blockDates = useMemo(() => data.calendar.dates.filter(isDay), [data])
  const path = datesPath(data, month, search)
  const [firstMonth] = useState(month)
  const isInBlock = month === firstMonth && blockDates.some((date) => monthOf(date) === month)
  const fetched = path === undefined ? undefined : datesByPath[path]
  const missingPath = isInBlock || fetched !== undefined ? undefined : path

  useEffect(() => {
    if (missingPath === undefined) return
    const abort = new AbortController()
    const store = (answer: readonly string[] | 'failed') => {
      if (!abort.signal.aborted) setDatesByPath((before) => ({ ...before, [missingPath]: answer }))
    }
    fetchJson(missingPath, abort.signal)
      .then(parseDates)
      .then(store, () => store('failed'))
    return () => abort.abort()
  }, [missingPath, fetchJson])

  const hasFailed = fetched === 'failed'
  const forgetFailure = useEffectEvent(() => {
    if (path !== undefined) setDatesByPath(({ [path]: _, ...others }) => others)
  })
  useEffect(() => {
    if (!hasFailed) return
    const retry = () => forgetFailure()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])

  const dates = useMemo(
    () => new Set([...blockDates, ...(Array.isArray(fetched) ? fetched : [])]),
    [blockDates, fetched],
  )
  return {
    dates,
    /** Whether all days with events in this month are loaded. */
    isComplete: isInBlock || Array.isArray(fetched),
    isLoading: missingPath !== undefined,
    hasFailed,
    retry() {
      if (path !== undefined) setDatesByPath(({ [path]: _, ...others }) => others)
    },
  }
}
