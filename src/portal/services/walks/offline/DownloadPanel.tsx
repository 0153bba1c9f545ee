import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatFileSize } from '../../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import { ProgressBar } from '../../../../../renderer/parts/ProgressBar'
import { portalPath } from '../../../location/urls'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import type { DownloadPlan } from './downloadWalk'
import styles from './OfflineWalks.module.css'
import { type DownloadState, useWalkDownload } from './useWalkDownload'

type Props = { uid: string; title: string }

/** Total bytes to download. */
const bytesOf = ({ download, shell }: DownloadPlan): number => download.bytes + shell.bytes

/** Downloads a walk for offline use: shows its size, stores it, and confirms once it opens offline. */
export function DownloadPanel({ uid }: Props) {
  const { shellText: text, locale } = useSession()
  const { state, measure, save, cancel, remove } = useWalkDownload(uid)
  const sizeOf = (plan: DownloadPlan) => formatFileSize(bytesOf(plan), locale)
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{text('take.title')}</h3>
      {state.phase === 'idle' && (
        <>
          <p className={styles.note}>{text('take.explain')}</p>
          {state.problem && <ErrorText>{text(`take.failed.${state.problem}`)}</ErrorText>}
          <button type="button" className={buttonClass()} onClick={() => void measure()}>
            <Icon name="download" />
            {text('take.measure')}
          </button>
        </>
      )}
      <div role="status" className={styles.status}>
        {state.phase === 'measuring' && <p>{text('take.measuring')}</p>}
        {state.phase === 'offered' && (
          <p data-bytes={bytesOf(state.plan)}>
            {text('take.offer', {
              size: sizeOf(state.plan),
              count: state.plan.download.files + state.plan.shell.files,
            })}{' '}
            {state.plan.shell.files > 1 &&
              text('take.offerShell', { size: formatFileSize(state.plan.shell.bytes, locale) })}
          </p>
        )}
        {state.phase === 'saving' && state.progress === 'checking' && <p>{text('take.checking')}</p>}
        {state.phase === 'ready' && <Ready state={state} />}
      </div>
      {state.phase === 'saving' && state.progress !== 'checking' && (
        <div>
          <ProgressBar value={state.progress.done} max={state.progress.total} label={text('take.title')} />
          <p className={styles.note}>{text('take.saving', state.progress)}</p>
        </div>
      )}
      {state.phase === 'offered' && (
        <div className={styles.buttons}>
          <button type="button" className={buttonClass('primary')} onClick={() => void save(state.plan)}>
            <Icon name="download" />
            {text('take.confirm', { size: sizeOf(state.plan) })}
          </button>
          <button type="button" className={buttonClass('link')} onClick={cancel}>
            {text('take.cancel')}
          </button>
        </div>
      )}
      {(state.phase === 'measuring' || state.phase === 'saving') && (
        <button type="button" className={buttonClass('link')} onClick={cancel}>
          {text('take.cancel')}
        </button>
      )}
      {state.phase === 'ready' && <ReadyButtons uid={uid} onRemove={() => void remove()} />}
      {(state.phase === 'offered' || state.phase === 'ready') && <p className={styles.note}>{text('take.ios')}</p>}
    </div>
  )
}

function Ready({ state: { walk, opensOffline } }: { state: DownloadState & { phase: 'ready' } }) {
  const { shellText: text, locale, portal } = useSession()
  return (
    <>
      {opensOffline ? (
        <p className={styles.ready}>
          <Icon name="check" />
          {text('take.ready')}
        </p>
      ) : (
        <p className={styles.note}>{text('take.noShell')}</p>
      )}
      <p className={styles.note}>
        {text('take.readyText', {
          date: formatDate(new Date(walk.savedAt), locale, timeZoneOf(portal)),
          size: formatFileSize(walk.size, locale),
        })}
      </p>
    </>
  )
}

function ReadyButtons({ uid, onRemove }: { uid: string; onRemove(): void }) {
  const { shellText: text, portal } = useSession()
  const page = portalPath(portal.cardName, '/balade/hors-ligne')
  return (
    <div className={styles.buttons}>
      <a className={buttonClass()} href={`${page}#${encodeURIComponent(uid)}`}>
        {text('take.open')}
      </a>
      <button type="button" className={buttonClass('link')} onClick={onRemove}>
        <Icon name="trash" />
        {text('take.remove')}
      </button>
      <a className={buttonClass('link')} href={page}>
        {text('take.all')}
      </a>
    </div>
  )
}
