import { useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { Block, ParkingZone } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { parkingPaths, startPath } from '../ParkingAddress'
import { MeterHint } from '../parts/MeterHint'
import styles from '../parts/parking.module.css'
import { ZoneFacts } from '../parts/ZoneFacts'

export type ZonesData = {
  /** The zones that match; undefined where they could not be read. */
  zones: readonly ParkingZone[] | undefined
  /** The zone at the visitor's position, if the address has one. */
  nearest: ParkingZone | undefined
  isLocated: boolean
  filters: readonly Block[]
  /** The zones on a map; empty where there are none. */
  map: readonly Block[]
}

/** The zones of the town, with what they cost: at the visitor's position, by code or street, and on a map. */
export function ZonesScreen({ data: { zones, nearest, isLocated, filters, map } }: { data: ZonesData }) {
  const { shellText: text } = useSession()
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('parking.zones')}</h1>
        <p className={view.lead}>{text('parking.zonesLead')}</p>
      </header>
      {!zones && <MeterHint />}
      <NearVisitor />
      {isLocated && (
        <section className={entries.section} aria-live="polite">
          <h2 className={styles.heading}>{text('parking.nearest')}</h2>
          {nearest ? <ZoneCard zone={nearest} level={3} /> : <p>{text('parking.noZoneHere')}</p>}
        </section>
      )}
      <div className={entries.section}>
        <PageBlocks components={filters} />
      </div>
      {zones?.length === 0 && <EmptyMessage title={text('parking.noZone')} text={text('parking.noZoneText')} />}
      {zones && zones.length > 0 && (
        <div className={styles.sessions}>
          {zones.map((zone) => (
            <ZoneCard key={zone.code} zone={zone} level={2} />
          ))}
        </div>
      )}
      {map.length > 0 && <PageBlocks components={map} />}
    </>
  )
}

function ZoneCard({ zone, level }: { zone: ParkingZone; level: 2 | 3 }) {
  const { portal, shellText: text } = useSession()
  const Heading = `h${level}` as const
  return (
    <article className={`${cardClass()} ${styles.session}`}>
      <Heading className={styles.heading}>{text('parking.zoneOf', { code: zone.code, name: zone.name })}</Heading>
      <ZoneFacts zone={zone} />
      {!zone.isClosed && (
        <p>
          <a
            className={buttonClass('primary')}
            href={portalPath(portal.cardName, startPath({ zone: zone.code }))}
            rel="nofollow"
          >
            {text('parking.parkHere')}
          </a>
        </p>
      )}
    </article>
  )
}

/** Decimals of a degree that name a place to about a metre. */
const roundDegrees = (degrees: number): string => degrees.toFixed(5)

/** Asks for the position and finds the zone there. Only a script can ask. */
function NearVisitor() {
  const { shellText: text } = useSession()
  const { askPosition } = useHost()
  const hydrated = useHydrated()
  const go = useGo()
  const [state, setState] = useState<'locating' | 'notLocated'>()
  if (!hydrated || !askPosition) return null
  const locate = async () => {
    setState('locating')
    try {
      const { lat, lon } = await askPosition()
      setState(undefined)
      go(`${parkingPaths.zones}?${new URLSearchParams({ lat: roundDegrees(lat), lon: roundDegrees(lon) })}`)
    } catch {
      setState('notLocated')
    }
  }
  return (
    <div className={entries.section}>
      <p>
        <button type="button" className={buttonClass('secondary')} onClick={() => void locate()}>
          <Icon name="pin" />
          {text('parking.locate')}
        </button>
      </p>
      <p role="status" className={styles.muted}>
        {state && text(`parking.${state}`)}
      </p>
    </div>
  )
}
