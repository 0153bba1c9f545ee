import { useEffect, useState } from 'react'
import type { KnownPosition } from '../../../renderer/engine/HostContext'
import type { Geo, GeocodedLocation } from '../../../schemas/engine'
import { useSession, useVisitor } from '../session/Session'
import { askPosition, keptPosition } from '../session/Visitor'
import { findAddressAt, findLocation } from './findLocation'

export type OriginStatus = 'unknown' | 'locating' | 'located' | 'notLocated' | 'addressFound' | 'addressMissing'

export type Origin = {
  /** Where distances are counted from. */
  at: Geo | undefined
  /** The address that the visitor looked up. */
  address: GeocodedLocation | undefined
  /** The visitor's position, once the browser gave it. */
  position: KnownPosition | undefined
  /** The address at that position, as far as it is known. */
  near: string | undefined
  status: OriginStatus
  /** Asks for the position. */
  locate(): void
  findAddress(query: string): void
}

/** The position of the visitor, or the address that they looked up. The browser is asked only after a press; a refusal changes nothing. */
export function useOrigin(): Origin {
  const session = useSession()
  const position = useVisitor('position')
  const [address, setAddress] = useState<GeocodedLocation>()
  const [near, setNear] = useState<string>()
  const [status, setStatus] = useState<OriginStatus>(position ? 'located' : 'unknown')

  // The position of an earlier page is read after the first render, which must equal the server's.
  useEffect(() => {
    if (session.visitor.read().position) return
    const kept = keptPosition()
    if (!kept) return
    session.visitor.update({ position: kept })
    setStatus('located')
  }, [session])

  async function locate() {
    setStatus('locating')
    try {
      await session.runs.start(async (signal) => {
        const found = await askPosition(session.visitor, signal)
        setAddress(undefined)
        setStatus('located')
        setNear((await findAddressAt(session, found, signal))?.label)
      })
    } catch {
      setStatus('notLocated')
    }
  }

  async function findAddress(query: string) {
    const found = await findLocation(session, query)
    setAddress(found)
    setStatus(found ? 'addressFound' : 'addressMissing')
  }

  return {
    at: address ?? position,
    address,
    position,
    near,
    status,
    locate: () => void locate(),
    findAddress: (query) => void findAddress(query),
  }
}
