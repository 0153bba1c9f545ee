import { useRef, useState } from 'react'
import { isObject, own, type ParametersRowData } from '../../../schemas/engine'
import type { Outcome } from '../../actions/outcome'
import { useHostEvent } from '../../engine/HostContext'

/**
 * Whether a row notifies. The event `toggle` with its uid or favourite uid turns it over; one that also tells `enabled`
 * sets it. While the row waits for a press of its own, the event is the answer to that.
 */
export function useBell({ uid, favoriteUid, notificationsEnabled = false }: ParametersRowData) {
  const [bell, setBell] = useState({ of: notificationsEnabled, on: notificationsEnabled })
  const waits = useRef(false)
  const isOn = bell.of === notificationsEnabled ? bell.on : notificationsEnabled
  const set = (on: boolean) => setBell({ of: notificationsEnabled, on })

  useHostEvent('toggle', (data) => {
    const name = isObject(data) ? own(data, 'uid') : data
    if (name === undefined || (name !== uid && name !== favoriteUid)) return
    const enabled = isObject(data) ? own(data, 'enabled') : undefined
    if (typeof enabled === 'boolean') set(enabled)
    else if (!waits.current) set(!isOn)
  })

  return {
    isOn,
    /** Shown at once, and taken back when it fails. */
    async turn(start: (on: boolean) => Promise<Outcome>): Promise<Outcome> {
      waits.current = true
      set(!isOn)
      const outcome = await start(!isOn)
      waits.current = false
      if (outcome.status !== 'done') set(isOn)
      return outcome
    },
  }
}
