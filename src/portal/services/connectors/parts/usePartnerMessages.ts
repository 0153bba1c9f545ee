import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { createHeightReader } from './createHeightReader'

type Heard = {
  /** Height that the page reports, in CSS pixels; undefined until it does. */
  height: number | undefined
  /** Whether the page has sent a message. */
  isHeard: boolean
}

/** Listens to the messages of the page in a frame, and to no other window or origin. */
export function usePartnerMessages(frame: RefObject<HTMLIFrameElement | null>, origin: string, isOn: boolean): Heard {
  const [height, setHeight] = useState<number>()
  const [isHeard, setHeard] = useState(false)
  const isMine = useEffectEvent(
    (event: MessageEvent) => event.origin === origin && event.source === frame.current?.contentWindow,
  )
  useEffect(() => {
    if (!isOn) return
    const read = createHeightReader(() => performance.now())
    const hear = (event: MessageEvent) => {
      if (!isMine(event)) return
      const reading = read(event.data)
      if (reading === 'flood') return window.removeEventListener('message', hear)
      setHeard(true)
      if (reading !== undefined) setHeight(reading)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [isOn])
  return { height, isHeard }
}
