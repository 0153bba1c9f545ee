import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDistance } from '../../../../../renderer/format/formatQuantity'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { StopView } from '../../../../../schemas/engine'
import { stopPath } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import type { TransitMode } from '../StopAddress'
import { LineBadge } from './LineBadge'
import styles from './transit.module.css'

/** Lines that a card names. A large station has too many. */
const maxLines = 8

/** Stops, each a link to its departures. */
export function StopCards({ stops, mode, label }: { stops: readonly StopView[]; mode: TransitMode; label: string }) {
  const { portal } = useSession()
  const { locale } = useHost()
  return (
    <ul className={entries.list} aria-label={label}>
      {stops.map(({ uid, name, lines, distance }) => (
        <li key={uid}>
          <a className={`${cardClass()} ${entries.card}`} href={portalPath(portal.cardName, stopPath(uid))}>
            <Icon name={mode} />
            <span className={entries.texts}>
              <span className={entries.cardTitle} dir="auto">
                {name}
              </span>
              <span className={styles.badges}>
                {lines.slice(0, maxLines).map((line) => (
                  <LineBadge key={line} name={line} />
                ))}
                {lines.length > maxLines && <span>…</span>}
              </span>
            </span>
            {distance !== undefined && <strong>{formatDistance(distance, locale)}</strong>}
          </a>
        </li>
      ))}
    </ul>
  )
}
