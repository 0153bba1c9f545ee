import { useEffect, useState } from 'react'
import { useHost } from '../engine/HostContext'

/** The current time; updates after every full minute and when the page becomes visible again. */
export function useNow(): Date {
  const host = useHost()
  const [now, setNow] = useState(() => host.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      clearTimeout(timer)
      const time = host.now()
      setNow(time)
      timer = setTimeout(update, 60_001 - (time.getTime() % 60_000))
    }
    const onVisibilityChange = () => {
      if (!document.hidden) update()
    }
    update()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [host])
  return now
}
