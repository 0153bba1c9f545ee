import { useEffect, useMemo, useRef, useState } from 'react'
import type { GeoBounds, MapPin, MovedView } from '../../../renderer/map/MapContent'
import { MapView } from '../../../renderer/map/MapView'
import { useRouteMatch } from '../location/Route'
import { useSession } from '../session/Session'
import { readMapHash, writeMapHash } from './mapHash'
import type { FoundPlaces } from './useMapPlaces'
import type { Origin } from './useOrigin'

type Props = {
  found: FoundPlaces
  origin: Origin
  selected: string | undefined
  /** CSS pixels of the map that the details lie over. */
  coveredHeight: number
  highlighted: string | undefined
  onHighlight(uid: string | undefined): void
  onSelect(uid: string | undefined): void
  onRefetch(bounds: GeoBounds): void
  /** Called after each move with the uids of the places in view, or with undefined when the map shows all. */
  onView(visibleUids: readonly string[] | undefined, isByVisitor: boolean): void
}

/** Key of the pin of an address that the visitor looked up. No uid has this form. */
const addressKey = '@'

/** The map of the places. The fragment of the address keeps its view. It is mounted in browsers only. */
export function TownMap({ found, origin, selected, coveredHeight, highlighted, ...on }: Props) {
  const { portal, shellText } = useSession()
  const { search } = useRouteMatch()
  const [initialView] = useState(() => readMapHash(window.location.hash))
  const [view, setView] = useState(initialView)
  const hasFirstView = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another address, which has no fragment yet
  useEffect(() => {
    writeMapHash(view)
  }, [view, search])
  /** The address names every view but the first one, and that of a place that it names itself. */
  const keepView = ({ zoom, lat, lon, isByVisitor, isWhole }: MovedView) => {
    if (isWhole) {
      hasFirstView.current = true
      setView(undefined)
    } else if (isByVisitor || view || hasFirstView.current) setView({ zoom, lat, lon })
  }

  const { address } = origin
  const pins = useMemo((): MapPin[] => {
    const places = found.pins.map(({ uid, lat, lon, icon, name, label }) => ({
      key: uid,
      lat,
      lon,
      title: name,
      description: { text: label },
      ...(icon && { icon }),
    }))
    return address
      ? [{ key: addressKey, lat: address.lat, lon: address.lon, title: address.label, icon: 'home' }, ...places]
      : places
  }, [found.pins, address])

  return (
    <MapView
      label={shellText('places.map', { name: portal.name })}
      height="fill"
      hasCard={false}
      // A position that was told in another town from another town must not widen the view.
      focus="pin"
      pins={pins}
      position={origin.position}
      initialView={initialView}
      coveredHeight={coveredHeight}
      selectedKey={selected ?? (address ? addressKey : undefined)}
      highlightedKey={highlighted}
      onSelect={(key) => {
        if (key !== addressKey) on.onSelect(key)
      }}
      onHighlight={on.onHighlight}
      onLocate={origin.locate}
      onMove={(moved) => {
        keepView(moved)
        on.onView(moved.isWhole ? undefined : moved.visibleKeys, moved.isByVisitor)
      }}
      onRefetch={on.onRefetch}
    />
  )
}
