import { useEffect } from 'react'
import type { DraftReport } from './DraftReport'
import type { OpenReport } from './useReport'

/** Keeps where the visitor is in a report, so that it goes on there. The address in words stays until another one is known. */
export function useKeptPlace(
  report: OpenReport | undefined,
  facts: Pick<DraftReport, 'search' | 'title'> & { address: string | undefined },
) {
  const { search, title, address } = facts
  useEffect(() => {
    void report?.change({ search, title, ...(address !== undefined && { address }) })
  }, [report, search, title, address])
}
