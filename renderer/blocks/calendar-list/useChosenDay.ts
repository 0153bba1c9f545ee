import { useState } from 'react'
import type { Run } from '../../engine/BlockProps'
import { usePageQuery } from '../../parts/usePageQuery'
import { useWanted } from '../../parts/useWanted'
import { isDay } from './days'

/** The day the address of the page tells; until the visitor chooses, that of the block. `''` is none. */
export function useChosenDay(first: string | undefined, run: Run) {
  const page = usePageQuery()
  const [touched, setTouched] = useState(false)
  const told = page.params.get('date') ?? (touched ? '' : (first ?? ''))
  const [day, want] = useWanted(isDay(told) ? told : '')

  const choose = async (wanted: string) => {
    setTouched(true)
    want(wanted)
    const { status } = await run(page.to({ date: wanted, month: undefined, year: undefined }))
    if (status === 'failed' || status === 'invalid') want(undefined)
  }
  return { day, page, choose }
}
