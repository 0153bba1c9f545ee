import { useEffect, useState } from 'react'
import type { KnownPosition } from '../engine/HostContext'
import { useHost } from '../engine/HostContext'
import { formatDistance } from '../format/formatQuantity'
import { useText } from '../i18n/TextContext'

/** Accuracies above it are said, in metres. */
const coarse = 1000

type OwnPosition = {
  position: KnownPosition | undefined
  /** Asks for the position; undefined where the host cannot. */
  locate: (() => void) | undefined
  /** A sentence on a position that is unknown or imprecise, once the visitor asked for it. */
  note: string | undefined
}

/** Where the visitor of a map of blocks is. They are asked by a press only; a refusal leaves the map as it is. */
export function useOwnPosition(): OwnPosition {
  const host = useHost()
  const text = useText()
  const [position, setPosition] = useState<KnownPosition>()
  const [status, setStatus] = useState<'unasked' | 'asked' | 'missing'>('unasked')
  // Not in the first render, as the server does not know what the browser keeps.
  useEffect(() => setPosition((known) => known ?? host.position?.()), [host])
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
        : accuracy > coarse
          ? text('map.coarse', { distance: formatDistance(accuracy, host.locale) })
          : undefined,
  }
}
