import { useState } from 'react'
import type { Run } from '../../engine/BlockProps'
import { isDay } from '../../format/calendarDay'
import { usePageQuery, usePendingValue } from '../../parts/usePageQuery'

/**
 * The day the address of the page tells; until the visitor chooses, that of the block. `''` is none. `day` runs ahead of
 * `told` from a press until the page has followed.
 */
export function useChosenDay(first: string | undefined, run: Run) {
  const page = usePageQuery()
  const [touched, setTouched] = useState(false)
  const asked = page.params.get('date') ?? (touched ? '' : (first ?? ''))
  const told = isDay(asked) ? asked : ''
  const [day, want] = usePendingValue(told)

  const choose = async (wanted: string) => {
    setTouched(true)
    want(wanted)
    const { status } = await run(page.to({ date: wanted, month: undefined, year: undefined }))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  return { day, told, page, choose }
}
