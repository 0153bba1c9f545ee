import { useEffect, useMemo, useState } from 'react'
import { type KnownPosition, useHost } from '../../../../renderer/engine/HostContext'
import { usePageQuery } from '../../../../renderer/parts/usePageQuery'
import type { Geo, GeocodedLocation, MapPlace } from '../../../../schemas/engine'
import { distanceBetween, positionOfTown } from '../../../../schemas/tracks/positions'
import { type Session, useSession, useVisitor } from '../../session/Session'
import { askPosition, storedPosition } from '../../session/Visitor'
import { findAddressAt, findLocation } from './findLocation'

type OriginStatus = 'unknown' | 'locating' | 'located' | 'far' | 'notLocated' | 'addressFound' | 'addressMissing'

/** A place or an address that distances are counted from. */
type Centre = Geo & { label: string; icon: string }

export type Origin = {
  /** The start of all distances. */
  at: Geo | undefined
  /** The address that the visitor looked up, or the place in the address of the page. */
  centre: Centre | undefined
  /** The place in the address of the page, if distances start there. */
  place: MapPlace | undefined
  /** The visitor's position, once the browser gave it and if it is near the town. */
  position: KnownPosition | undefined
  /** The address at that position, as far as it is known. */
  near: string | undefined
  /** Metres between the visitor and the centre of the town, once the browser gave their position. */
  distanceToTown: number
  status: OriginStatus
  /** Asks for the position. */
  locate(): void
  findAddress(query: string): void
}

/** Beyond this distance from the town's centre, in metres, a position says nothing about places of the town. */
const maxDistance = 15_000

/**
 * The start of distances: the place in the page's address, the visitor's position, or an address that they looked up,
 * whichever they chose last. Only a press asks the browser for the position; a refusal changes nothing.
 */
export function useOrigin(place: MapPlace | undefined): Origin {
  const session = useSession()
  const host = useHost()
  const page = usePageQuery()
  const visitorPosition = useVisitor('position')
  const distanceToTown = visitorPosition ? distanceFromTown(session, visitorPosition) : 0
  const position = distanceToTown > maxDistance ? undefined : visitorPosition
  const [address, setAddress] = useState<GeocodedLocation>()
  const [near, setNear] = useState<string>()
  const [status, setStatus] = useState<OriginStatus>(position ? 'located' : 'unknown')

  // The position of an earlier page is read after the first render, which must equal the server's.
  useEffect(() => {
    if (restorePosition(session)) setStatus('located')
  }, [session])

  useEffect(() => {
    if (place) setAddress(undefined)
  }, [place])

  async function locate() {
    setStatus('locating')
    try {
      await session.runs.start(async (signal) => {
        const answer = await askPosition(session.visitor, signal)
        setAddress(undefined)
        setNear(undefined)
        if (distanceFromTown(session, answer) > maxDistance) return setStatus('far')
        setStatus('located')
        if (place) void host.run(page.to({ near: undefined }), { key: 'near' })
        setNear((await findAddressAt(session, answer, signal))?.label)
      })
    } catch {
      setStatus('notLocated')
    }
  }

  async function findAddress(query: string) {
    const location = await findLocation(session, query)
    setAddress(location)
    setStatus(location ? 'addressFound' : 'addressMissing')
    // An address is not a search for places: all places around it are shown.
    if (location) void host.run(page.to({ query: undefined, near: undefined, place: undefined }), { key: 'near' })
  }

  const centre = useMemo(() => centreOf(address, place), [address, place])
  return {
    at: centre ?? position,
    centre,
    place: address ? undefined : place,
    position,
    near,
    distanceToTown,
    status,
    locate: () => void locate(),
    findAddress: (query) => void findAddress(query),
  }
}

/** Metres between a position and the centre of the town. */
const distanceFromTown = ({ portal }: Session, at: Geo): number => distanceBetween(positionOfTown(portal), at)

/** Gives the visitor the position of an earlier page, unless they have one. Returns whether it is near the town. */
function restorePosition(session: Session): boolean {
  const stored = session.visitor.read().position ? undefined : storedPosition()
  if (!stored) return false
  session.visitor.update({ position: stored })
  return distanceFromTown(session, stored) <= maxDistance
}

/** The address that the visitor looked up, otherwise the place in the address of the page. */
function centreOf(address: GeocodedLocation | undefined, place: MapPlace | undefined): Centre | undefined {
  if (address) return { ...address, icon: 'home' }
  return place && { lat: place.lat, lon: place.lon, label: place.name, icon: place.icon ?? 'pin' }
}
