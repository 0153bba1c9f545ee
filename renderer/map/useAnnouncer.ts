import { useEffect, useMemo, useState } from 'react'
import { createAnnouncer } from './createAnnouncer'

/** The sentence for the live region of a map, and what sets it. */
export function useAnnouncer() {
  const [sentence, setSentence] = useState('')
  const announcer = useMemo(() => createAnnouncer(setSentence), [])
  useEffect(() => announcer.stop, [announcer])
  return { sentence, say: announcer.say }
}
