import { useEffect, useState } from 'react'
import type { KnownPosition } from '../engine/HostContext'
import { useHost } from '../engine/HostContext'
import { formatDistance } from '../format/formatQuantity'
import { useText } from '../i18n/TextContext'

/** In metres: the note mentions accuracies above this. */
const coarseAccuracy = 1000

type VisitorPosition = {
  position: KnownPosition | undefined
  /** Asks for the position; undefined where the host cannot. */
  locate: (() => void) | undefined
  /** A sentence about an unknown or inaccurate position, after the visitor asked for it. */
  note: string | undefined
}

/** The visitor's position for a map of blocks. Only a press asks for it; a refusal leaves the map as it is. */
export function useVisitorPosition(): VisitorPosition {
  const host = useHost()
  const text = useText()
  const [position, setPosition] = useState<KnownPosition>()
  const [status, setStatus] = useState<'unasked' | 'asked' | 'missing'>('unasked')
  // Set after the first render, because the server does not know the stored position.
  useEffect(() => setPosition((current) => current ?? host.position?.()), [host])
  const { askPosition } = host
  if (!askPosition) return { position, locate: undefined, note: undefined }

  const locate = async () => {
    try {
      setPosition(await askPosition())
      setStatus('asked')
    } catch {
      setStatus('missing')
    }
  }
  const accuracy = status === 'asked' ? (position?.accuracy ?? 0) : 0
  return {
    position,
    locate: () => void locate(),
    note:
      status === 'missing'
        ? text('map.notLocated')
        : accuracy > coarseAccuracy
          ? text('map.coarse', { distance: formatDistance(accuracy, host.locale) })
          : undefined,
  }
}
