import { useEffect } from 'react'
import type { DraftReport } from './DraftReport'
import type { OpenReport } from './useReport'

/** Keeps where the visitor is in a report, so that it goes on there. */
export function useKeptPlace(report: OpenReport | undefined, facts: Pick<DraftReport, 'search' | 'title' | 'address'>) {
  const { search, title, address } = facts
  useEffect(() => {
    void report?.change({ search, title, address })
  }, [report, search, title, address])
}
