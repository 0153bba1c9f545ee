import { use, useState } from 'react'
import { type Members, own } from '../../../schemas/engine'
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
export function Departures({ data: given, id }: BlockProps<'departures'>) {
  const text = useText()
  const level = use(HeadingLevel)
  const outer = use(DocumentContext)
  const [asked, setAsked] = useState<'no' | 'waits' | 'answered'>('no')
  const { path, updatedAt } = given
  const live = useLiveBlock({ path, source: given, id, intervalMs: minute, knownAt: updatedAt, accepts: isDepartures })
  const read = live.block && validBlock(live.block)
  const data = read?.type === 'departures' ? read.data : given
  const known = data.updatedAt ?? live.at
  const updated = useUpdatedText(known)
  const refresh = async () => {
    setAsked('waits')
    await live.refreshNow()
    setAsked('answered')
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
            aria-disabled={asked === 'waits' || undefined}
            onClick={refresh}
          >
            <Icon name="refresh" />
          </button>
        )}
      </div>
      <div ref={live.container} tabIndex={-1} className={styles.body}>
        <HeadingLevel value={level + 1}>
          <DocumentContext value={live.block?.document ?? outer}>
            {data.components.length > 0 ? (
              <ul className={styles.rows}>
                <Blocks components={data.components} as="li" />
              </ul>
            ) : (
              <p className={styles.empty}>{text('departures.empty')}</p>
            )}
          </DocumentContext>
        </HeadingLevel>
      </div>
      {live.hasFailed ? (
        <div className={styles.foot}>
          <StaleNote isShown since={known === undefined ? undefined : new Date(known)} onRetry={refresh} />
        </div>
      ) : (
        updated && <p className={`${styles.foot} ${styles.updated}`}>{updated}</p>
      )}
      <VisuallyHidden live>
        {asked === 'waits' && text('departures.updating')}
        {asked === 'answered' && (live.hasFailed ? text('live.failed') : updated)}
      </VisuallyHidden>
    </article>
  )
}

const timeOptions: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const dayAndTimeOptions: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', ...timeOptions }

/** Time of the last update; with its day unless it is today. Undefined for an invalid time. */
export function useUpdatedText(known: string | Date | undefined): string | undefined {
  const text = useText()
  const { locale, timeZone, now } = useHost()
  if (known === undefined || Number.isNaN(new Date(known).getTime())) return undefined
  const write = (options?: Intl.DateTimeFormatOptions) => formatDate(known, locale, timeZone, options)
  const isToday = write() === formatDate(now(), locale, timeZone)
  return isToday
    ? text('departures.updated', { time: write(timeOptions) })
    : text('departures.updatedOn', { time: write(dayAndTimeOptions) })
}
