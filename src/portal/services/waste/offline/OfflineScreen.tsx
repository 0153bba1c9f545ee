import { useHost } from '../../../../../renderer/engine/HostContext'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { Block } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useHash } from '../../../location/useHash'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { offlineWaste } from '../offlineWaste'
import { PickupSection } from '../parts/PickupSection'
import { readStoredWaste, type StoredWaste } from '../storedWaste'
import { OfflineGuide } from './OfflineGuide'

const moment: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short' }

/** Hash of the sorting guide. */
const guideHash = 'tri'

/** The pickups and the sorting guide that the device has, with the time of the copy. */
export function OfflineScreen({ data: { title } }: { data: { title: string } }) {
  const { portal, shellText: text } = useSession()
  const { locale, timeZone } = useHost()
  const hydrated = useHydrated()
  const hash = useHash()
  const copy = hydrated ? readStoredWaste(portal.cardName) : undefined
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{title}</h1>
        {copy && (
          <p className={view.lead}>
            {text('waste.offline', { date: formatDate(copy.savedAt, locale, timeZone, moment) })}
          </p>
        )}
      </header>
      <noscript>{text('waste.noScript')}</noscript>
      {hydrated && !copy && <EmptyMessage title={text('waste.offlineNone')} text={text('waste.offlineNoneText')} />}
      {copy && hash === '' && <Pickups copy={copy} />}
      {copy && hash !== '' && (
        <OfflineGuide key={hash} guide={copy.guide} thing={hash === guideHash ? undefined : hash} />
      )}
      {copy && (
        <p className={styles.links}>
          {hash === '' ? (
            <a href={`#${guideHash}`}>{text('waste.guideTitle')}</a>
          ) : (
            <a href={portalPath(portal.cardName, offlineWaste.path)}>{text('waste.back')}</a>
          )}
        </p>
      )}
    </>
  )
}

function Pickups({ copy: { address, pickups } }: { copy: StoredWaste }) {
  const calendar: Block[] = [{ type: 'waste-calendar', data: { large: 3, pickups: pickups.items } }]
  return <PickupSection title={address} pickups={pickups} calendar={calendar} />
}
