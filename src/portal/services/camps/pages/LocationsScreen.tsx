import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, CampLocationView } from '../../../../../schemas/engine'
import { campLocationPath, pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import { LocationsHeader } from '../parts/LocationsHeader'

export type LocationsData = { locations: readonly CampLocationView[] }

/** The locations where youth movements camp. */
export function LocationsScreen({ data: { locations } }: { data: LocationsData }) {
  const { shellText: text } = useSession()
  return (
    <>
      <LocationsHeader current={pagePaths.camps} />
      {locations.length === 0 ? (
        <EmptyMessage title={text('camps.empty')} text={text('camps.emptyText')} />
      ) : (
        <ul className={entries.list} aria-label={text('camps.title')}>
          {locations.map((location) => (
            <li key={location.uid}>
              <LocationCard location={location} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LocationCard({ location }: { location: CampLocationView }) {
  const { portal, shellText: text } = useSession()
  const { uid, title, description, capacity, fires, taken, locale: lang } = location
  return (
    <a className={`${cardClass()} ${entries.card}`} href={portalPath(portal.cardName, campLocationPath(uid))}>
      <span className={entries.texts}>
        <span className={entries.cardTitle} lang={lang}>
          {title}
        </span>
        <span lang={lang}>{description}</span>
        <span className={entries.muted}>
          {[
            text('camps.people', { count: capacity }),
            text(fires ? 'camps.firesAsked' : 'camps.firesForbidden'),
            text('camps.stays', { count: taken.length }),
          ].join('\u00A0· ')}
        </span>
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}

export type MapData = {
  /** The map with its list; empty where there is nothing to show. */
  map: readonly Block[]
}

/** The same on a map, beside their list. */
export function MapScreen({ data: { map } }: { data: MapData }) {
  const { shellText: text } = useSession()
  return (
    <>
      <LocationsHeader current={pagePaths.campMap} />
      {map.length > 0 ? (
        <PageBlocks components={map} />
      ) : (
        <EmptyMessage title={text('camps.empty')} text={text('camps.emptyText')} />
      )}
    </>
  )
}
