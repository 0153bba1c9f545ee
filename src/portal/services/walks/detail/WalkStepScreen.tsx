import { type MouseEvent, useMemo } from 'react'
import { isUnmodifiedClick } from '../../../../../renderer/parts/ActionLink'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { HeadingLevel } from '../../../../../renderer/parts/Heading'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { Block, WalkDetail, WalkStep } from '../../../../../schemas/engine'
import { useRouteMatch } from '../../../location/Route'
import { newHistoryState } from '../../../location/scrollRestoration'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import { PageTop } from '../../../shell/PageTop'
import { PageBlocks } from '../../../shell/PageView'
import view from '../../../shell/PageView.module.css'
import { WalkMap } from '../WalkMap'
import styles from './WalkTools.module.css'

type Props = { data: { walk: WalkDetail | undefined; step: WalkStep; components: readonly Block[] } }

/** A step of a walk: its block, and its place on the track. */
export function WalkStepScreen({ data: { walk, step, components } }: Props) {
  const { portal, shellText: text, location } = useSession()
  const { params } = useRouteMatch()
  const { uid = '' } = params
  const walkPath = `/balade/${encodeURIComponent(uid)}`
  /** Replaces the history entry when the visitor moves to another step, so that back leads to the walk. */
  const replaceStep = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.pathname.includes('/etape/') || !isUnmodifiedClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    location.navigate(link.pathname + link.search, { replace: true, state: newHistoryState() })
  }
  return (
    <div className={view.text}>
      <PageTop
        steps={[
          { title: text('home'), path: '/' },
          { title: text('walks.title'), path: '/balade' },
          ...(walk ? [{ title: walk.title, path: walkPath }] : []),
          { title: step.context.title },
        ]}
      />
      <div onClickCapture={replaceStep}>
        <HeadingLevel value={1}>
          <PageBlocks components={components} />
        </HeadingLevel>
      </div>
      {walk?.geoGpx && <StepMap walk={walk} step={step} />}
      {walk?.geoGpx && (
        <p className={styles.links}>
          <a className={buttonClass()} href={portalPath(portal.cardName, `${walkPath}/suivre`)}>
            <Icon name="pin" />
            {text('walks.follow')}
          </a>
        </p>
      )}
    </div>
  )
}

/** The track with the step on it. */
function StepMap({ walk: { title, geoGpx }, step }: { walk: WalkDetail; step: WalkStep }) {
  const { uid, lat, lon, context } = step
  const pins = useMemo(
    () => (lat === undefined || lon === undefined ? [] : [{ key: uid, lat, lon, title: context.title }]),
    [uid, lat, lon, context.title],
  )
  if (pins.length === 0) return null
  return (
    <div className={styles.map}>
      <WalkMap label={title} track={geoGpx} pins={pins} focus="pin" zoom={16} height={300} hasCard={false} />
    </div>
  )
}
