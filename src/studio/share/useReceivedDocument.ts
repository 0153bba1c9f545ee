import { useEffect, useEffectEvent } from 'react'
import type { SharedDocument } from './sharedDocument'
import { leadsToDocument, readFragment } from './sharedFragment'

/**
 * Calls `receive` with the document that the link of this page leads to, or with undefined when it cannot be read; not at all when
 * the link leads to none. `isWanted` tells whether the link leads here.
 */
export function useReceivedDocument(isWanted: boolean, receive: (document: SharedDocument | undefined) => void): void {
  const onReceive = useEffectEvent(receive)
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    const read = async () => {
      if (!leadsToDocument(location.hash)) return
      const document = await readFragment(location.hash)
      if (!isLeft) onReceive(document)
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => {
      isLeft = true
      window.removeEventListener('hashchange', read)
    }
  }, [isWanted])
}
