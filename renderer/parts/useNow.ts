import { useEffect, useState } from 'react'
import { useHost } from '../engine/HostContext'

/** The time, told anew right after every full minute and whenever the visitor comes back to the page. */
export function useNow(): Date {
  const host = useHost()
  const [now, setNow] = useState(() => host.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tell = () => {
      clearTimeout(timer)
      const time = host.now()
      setNow(time)
      timer = setTimeout(tell, 60_001 - (time.getTime() % 60_000))
    }
    const comeBack = () => {
      if (!document.hidden) tell()
    }
    tell()
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [host])
  return now
}
