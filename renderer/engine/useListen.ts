import { useEffect, useEffectEvent } from 'react'
import { useHost } from './HostContext'

/** Hears what is told on the page by that name for as long as the block is drawn. */
export function useListen(event: string, listener: (data: unknown) => void): void {
  const { listen } = useHost()
  const hear = useEffectEvent(listener)
  useEffect(() => listen?.(event, (data) => hear(data)), [listen, event])
}
