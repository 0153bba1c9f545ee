import type { Action, WalkDetail } from '../../../schemas/engine'
import type { Run } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatFileSize } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { openComments, openStep, openWalks } from '../../map/walks/walkActions'
import { ActionLink } from '../../parts/ActionLink'
import { buttonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './WalkLinks.module.css'

/** The links of a walk: first step, GPX file, directions, comments and the list of walks. */
export function WalkLinks({ walk, run }: { walk: WalkDetail; run: Run }) {
  const { uid, steps = [], gpxFile, gpxBytes, lat, lon, poiUid, commentCount } = walk
  const text = useText()
  const { locale } = useHost()
  const [firstStep] = steps
  const directions: Action | undefined =
    lat !== undefined && lon !== undefined ? { handler: 'directions', data: { lat, lon } } : undefined
  return (
    <div className={styles.links}>
      {firstStep !== undefined && (
        <ActionLink action={openStep(uid, firstStep)} run={run} className={buttonClass('primary')}>
          <Icon name="play" />
          {text('walk.start')}
        </ActionLink>
      )}
      {gpxFile !== undefined && (
        <a
          className={buttonClass()}
          href={`/file-service/api/v1/web/files/${encodeURIComponent(gpxFile)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="download" />
          {gpxBytes === undefined
            ? text('walk.download')
            : text('walk.downloadSized', { size: formatFileSize(gpxBytes, locale) })}
          <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
        </a>
      )}
      {directions && (
        <ActionLink action={directions} run={run} className={buttonClass()}>
          <Icon name="pin" />
          {text('walk.directions')}
        </ActionLink>
      )}
      {poiUid !== undefined && commentCount !== undefined && (
        <ActionLink action={openComments(poiUid, uid)} run={run} className={buttonClass('link')}>
          {text('walk.comments', { count: commentCount })}
        </ActionLink>
      )}
      <ActionLink action={openWalks()} run={run} className={buttonClass('link')}>
        {text('walk.list')}
      </ActionLink>
    </div>
  )
}
