import { startTransition, useEffect, useState } from 'react'
import { type DrawnDraft, reportToGallery } from '../frame/reports'

/** The document that the gallery gives to this preview, which asks for one when it `isWanted`; undefined before the first. */
export function useDraft(isWanted: boolean): DrawnDraft | undefined {
  const [draft, setDraft] = useState<DrawnDraft>()
  useEffect(() => {
    if (!isWanted) return
    reportToGallery('preview-draft', (next) => {
      delete document.documentElement.dataset.ready
      // A transition keeps the old drawing until the blocks of the new one are loaded.
      startTransition(() => setDraft(next))
    })
  }, [isWanted])
  return isWanted ? draft : undefined
}
