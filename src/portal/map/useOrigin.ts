import { useEffect, useState } from 'react'
import type { KnownPosition } from '../../../renderer/engine/HostContext'
import type { Geo, GeocodedLocation } from '../../../schemas/engine'
import { keptPosition } from '../session/keptPosition'
import { useSession, useVisitor } from '../session/Session'
import { askPosition } from '../session/Visitor'
import { findAddressAt, findLocation } from './findLocation'

export type OriginStatus = 'unknown' | 'locating' | 'located' | 'notLocated' | 'addressFound' | 'addressMissing'

export type Origin = {
  /** Where distances are counted from. */
  at: Geo | undefined
  /** The address that the visitor looked up. */
  address: GeocodedLocation | undefined
  /** The visitor's position, once they have told it. */
  position: KnownPosition | undefined
  /** The address at that position, as far as it is known. */
  near: string | undefined
  status: OriginStatus
  /** Asks for the position. */
  locate(): void
  findAddress(query: string): void
}

/** Where the visitor is, or wants to look around. A position is asked for by a press only; a refusal changes nothing. */
export function useOrigin(): Origin {
  const session = useSession()
  const position = useVisitor('position')
  const [address, setAddress] = useState<GeocodedLocation>()
  const [near, setNear] = useState<string>()
  const [status, setStatus] = useState<OriginStatus>(position ? 'located' : 'unknown')

  // The position of an earlier page, after the first render, which has to be the server's.
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
