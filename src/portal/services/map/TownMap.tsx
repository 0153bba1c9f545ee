import { useEffect, useMemo, useRef, useState } from 'react'
import type { GeoBounds, GeoView, MapPin } from '../../../../renderer/map/MapContent'
import { MapView } from '../../../../renderer/map/MapView'
import type { MapPlace } from '../../../../schemas/engine'
import { useRouteMatch } from '../../location/Route'
import { useViewInAddress } from '../../location/useViewInAddress'
import { useSession } from '../../session/Session'
import type { Origin } from './useOrigin'

type Props = {
  pins: readonly MapPlace[]
  origin: Origin
  selected: string | undefined
  /** CSS pixels of the map below the details, and below the search. */
  coveredHeight: number
  coveredTop: number
  highlighted: string | undefined
  onHighlight(uid: string | undefined): void
  onSelect(uid: string | undefined): void
  onRefetch(bounds: GeoBounds): void
  /** Lists the places of a cluster that no zoom divides; without it, a card over the map does. */
  onLeaves: ((uids: readonly string[]) => void) | undefined
  /** Called after each move with what is in view, or with undefined when the map shows all. */
  onView(bounds: GeoBounds | undefined, isByVisitor: boolean): void
}

/** A view of some streets in each direction around a place or an address. */
const viewAround = (centre: Origin['centre']): GeoView | undefined =>
  centre && { lat: centre.lat, lon: centre.lon, zoom: 16.5 }

/** Key of the pin of the place or the address that distances are counted from. No uid has this form. */
const centreKey = '@'

/** The map of the places. The fragment of the address keeps its view. It is mounted in browsers only. */
export function TownMap({ pins, origin, selected, coveredHeight, coveredTop, highlighted, ...on }: Props) {
  const { portal, shellText } = useSession()
  const { search } = useRouteMatch()
  const { initialView, keepView } = useViewInAddress(search)
  const { centre, place } = origin
  const [shownView, showView] = useState(initialView ?? viewAround(centre))
  const lastCentre = useRef(centre)
  useEffect(() => {
    if (centre && centre !== lastCentre.current) showView(viewAround(centre))
    lastCentre.current = centre
  }, [centre])
  const mapPins = useMemo(() => toMapPins(pins, centre, place), [pins, centre, place])

  return (
    <MapView
      label={shellText('places.map', { name: portal.name })}
      height="fill"
      hasCard={false}
      // A position far away, stored in another town, must not widen the view.
      focus="pin"
      pins={mapPins}
      position={origin.position}
      initialView={shownView}
      coveredHeight={coveredHeight}
      coveredTop={coveredTop}
      selectedKey={selected === undefined || selected === place?.uid ? centre && centreKey : selected}
      highlightedKey={highlighted}
      onSelect={(key) => {
        const uid = key === centreKey ? place?.uid : key
        if (uid !== selected) on.onSelect(uid)
      }}
      onHighlight={on.onHighlight}
      onLocate={origin.locate}
      onMove={(moved) => {
        keepView(moved)
        on.onView(moved.isWhole ? undefined : moved.bounds, moved.isByVisitor)
      }}
      onRefetch={on.onRefetch}
      onLeaves={
        on.onLeaves &&
        ((leaves) => on.onLeaves?.(leaves.map(({ key }) => (key === centreKey ? (place?.uid ?? key) : key))))
      }
    />
  )
}

/** The pins of the places and of the centre. A place that is the centre has one pin, because two would be a cluster. */
function toMapPins(pins: readonly MapPlace[], centre: Origin['centre'], place: Origin['place']): MapPin[] {
  const others = pins.filter(({ uid }) => uid !== place?.uid)
  const places = others.map(({ uid, lat, lon, icon, name, label }) => ({
    key: uid,
    lat,
    lon,
    title: name,
    description: { text: label },
    ...(icon && { icon }),
  }))
  return centre
    ? [{ key: centreKey, lat: centre.lat, lon: centre.lon, title: centre.label, icon: centre.icon }, ...places]
    : places
}
