import { useMemo } from 'react'
import type { GeoBounds, MapPin } from '../../../renderer/map/MapContent'
import { MapView } from '../../../renderer/map/MapView'
import { useRouteMatch } from '../location/Route'
import { useSession } from '../session/Session'
import type { FoundPlaces } from './useMapPlaces'
import type { Origin } from './useOrigin'
import { useViewInAddress } from './useViewInAddress'

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
  const { initialView, keepView } = useViewInAddress(search)
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
