import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { offlineWaste } from '../offlineWaste'
import { readStoredWaste } from '../storedWaste'

/** Says that the pickups could not be read, with a way to try again. */
export function Unread() {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const hasCopy = hydrated && readStoredWaste(portal.cardName) !== undefined
  return (
    <>
      <ErrorText>{text('waste.unread')}</ErrorText>
      <p className={styles.links}>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, pagePaths.waste)} target="_self">
          {text('waste.retry')}
        </a>
        {hasCopy && <a href={portalPath(portal.cardName, offlineWaste.path)}>{text('waste.offlineOpen')}</a>}
      </p>
    </>
  )
}
