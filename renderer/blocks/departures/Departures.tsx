import { use, useState } from 'react'
import { type DeparturesData, type Members, own } from '../../../schemas/engine'
import type { BlockProps } from '../../engine/BlockProps'
import { Blocks } from '../../engine/Blocks'
import { DocumentContext } from '../../engine/DocumentContext'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { useText } from '../../i18n/TextContext'
import { iconButtonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { validBlock } from '../../parts/fetchBlock'
import { Heading, HeadingLevel } from '../../parts/Heading'
import { Icon } from '../../parts/Icon'
import { StaleNote } from '../../parts/StaleNote'
import { useLiveBlock } from '../../parts/useLiveBlock'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Departures.module.css'

export { default as contract } from '../../../schemas/generated/blocks/departures.js'

const minute = 60_000

const isDepartures = (block: Members): boolean => own(block, 'type') === 'departures'

/** The next departures from a stop, fetched every minute while they are visible and whenever the visitor asks. */
export function Departures({ data: initialData, id }: BlockProps<'departures'>) {
  const text = useText()
  const parentDocument = use(DocumentContext)
  const [refreshStatus, setRefreshStatus] = useState<'idle' | 'loading' | 'done'>('idle')
  const { path, updatedAt } = initialData
  const live = useLiveBlock({
    path,
    source: initialData,
    id,
    intervalMs: minute,
    updatedAt,
    accepts: isDepartures,
  })
  const fetchedBlock = live.block && validBlock(live.block)
  const data = fetchedBlock?.type === 'departures' ? fetchedBlock.data : initialData
  const dataTime = data.updatedAt ?? live.at
  const updatedText = useUpdatedText(dataTime)
  const refresh = async () => {
    setRefreshStatus('loading')
    await live.refreshNow()
    setRefreshStatus('done')
  }
  return (
    <article className={`${cardClass(false)} ${styles.departures}`}>
      <div className={styles.header}>
        <Heading className={styles.stop}>{data.stop}</Heading>
        {path !== undefined && (
          <button
            type="button"
            className={`${iconButtonClass} ${styles.refresh}`}
            aria-label={text('departures.refresh')}
            aria-disabled={refreshStatus === 'loading' || undefined}
            onClick={refresh}
          >
            <Icon name="refresh" />
          </button>
        )}
      </div>
      <div ref={live.container} tabIndex={-1} className={styles.body}>
        <DocumentContext value={live.block?.document ?? parentDocument}>
          <Notices notices={data.notices} note={data.note} />
          <DepartureRows components={data.components} />
        </DocumentContext>
      </div>
      {live.hasFailed ? (
        <div className={styles.foot}>
          <StaleNote isShown since={dataTime === undefined ? undefined : new Date(dataTime)} onRetry={refresh} />
        </div>
      ) : (
        updatedText && <p className={`${styles.foot} ${styles.updated}`}>{updatedText}</p>
      )}
      <VisuallyHidden live>
        {refreshStatus === 'loading' && text('departures.updating')}
        {refreshStatus === 'done' && (live.hasFailed ? text('live.failed') : updatedText)}
      </VisuallyHidden>
    </article>
  )
}

/** What the operator says, and what to know about the timetable. */
function Notices({ notices = [], note }: Pick<DeparturesData, 'notices' | 'note'>) {
  const text = useText()
  if (notices.length === 0 && note === undefined) return null
  return (
    <ul className={styles.notices} aria-label={text('departures.notices')}>
      {notices.map(({ title, text: more }) => (
        <li key={title}>
          <b>{title}</b>
          {more && <p>{more}</p>}
        </li>
      ))}
      {note !== undefined && <li>{note}</li>}
    </ul>
  )
}

/** The departures as rows of the card, below the heading of the stop. */
function DepartureRows({ components }: Pick<DeparturesData, 'components'>) {
  const text = useText()
  const level = use(HeadingLevel)
  if (components.length === 0) return <p className={styles.empty}>{text('departures.empty')}</p>
  return (
    <HeadingLevel value={level + 1}>
      <ul className={styles.rows}>
        <Blocks components={components} as="li" />
      </ul>
    </HeadingLevel>
  )
}

const timeOptions: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const dayAndTimeOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...timeOptions }

/** The time of the last update in words, with the day unless it is today; undefined for an invalid time. */
export function useUpdatedText(dataTime: string | Date | undefined): string | undefined {
  const text = useText()
  const { locale, timeZone, now } = useHost()
  if (dataTime === undefined || Number.isNaN(new Date(dataTime).getTime())) return undefined
  const write = (options?: Intl.DateTimeFormatOptions) => formatDate(dataTime, locale, timeZone, options)
  const isToday = write() === formatDate(now(), locale, timeZone)
  return isToday
    ? text('departures.updated', { time: write(timeOptions) })
    : text('departures.updatedOn', { time: write(dayAndTimeOptions) })
}
