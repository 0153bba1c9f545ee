import { Loaded, lazy } from '../../../../renderer/engine/lazy'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import type { WalkDetail } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import styles from './WalkTools.module.css'

const takeAlongPanel = lazy('TakeAlongPanel', () => import('../offline/TakeAlongPanel'))

/** The ways to set out on a walk: follow it, take it along, print it, say where one is. */
export function WalkTools({ walk: { uid, title, geoGpx } }: { walk: WalkDetail }) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  const path = (below: string) => portalPath(portal.cardName, `/balade/${below}`)
  const own = encodeURIComponent(uid)
  return (
    <section className={`${cardClass()} ${styles.tools}`} aria-label={text('walks.tools')}>
      <h2 className={styles.title}>{text('walks.tools')}</h2>
      <div className={styles.links}>
        {geoGpx && (
          <a className={buttonClass('primary')} href={path(`${own}/suivre`)}>
            <Icon name="pin" />
            {text('walks.follow')}
          </a>
        )}
        <a className={buttonClass()} href={path(`${own}/imprimer`)}>
          <Icon name="document" />
          {text('walks.print')}
        </a>
        <a className={buttonClass()} href={path('ou-suis-je')}>
          <Icon name="phone" />
          {text('walks.whereAmI')}
        </a>
      </div>
      {hydrated && (
        <Loaded value={takeAlongPanel}>{(TakeAlongPanel) => <TakeAlongPanel uid={uid} title={title} />}</Loaded>
      )}
    </section>
  )
}
