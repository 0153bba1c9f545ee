import { Loaded, lazy } from '../../../../../renderer/engine/lazy'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { WalkDetail } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import styles from './WalkTools.module.css'

const downloadPanel = lazy('DownloadPanel', () => import('../offline/DownloadPanel'))

/** The tools of a walk: follow it, print it, save it offline, and show the position. */
export function WalkTools({ walk: { uid, title, geoGpx } }: { walk: WalkDetail }) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const path = (below: string) => portalPath(portal.cardName, `/balade/${below}`)
  const walkSegment = encodeURIComponent(uid)
  return (
    <section className={`${cardClass()} ${styles.tools}`} aria-label={text('walks.tools')}>
      <h2 className={styles.title}>{text('walks.tools')}</h2>
      <div className={styles.links}>
        {geoGpx && (
          <a className={buttonClass('primary')} href={path(`${walkSegment}/suivre`)}>
            <Icon name="pin" />
            {text('walks.follow')}
          </a>
        )}
        <a className={buttonClass()} href={path(`${walkSegment}/imprimer`)}>
          <Icon name="document" />
          {text('walks.print')}
        </a>
        <a className={buttonClass()} href={path('ou-suis-je')}>
          <Icon name="phone" />
          {text('walks.whereAmI')}
        </a>
      </div>
      {hydrated && (
        <Loaded value={downloadPanel}>{(DownloadPanel) => <DownloadPanel uid={uid} title={title} />}</Loaded>
      )}
    </section>
  )
}
