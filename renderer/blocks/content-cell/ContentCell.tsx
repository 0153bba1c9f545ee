import type { BlockProps } from '../../engine/BlockProps'
import { type Host, useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { ActionButton } from '../../parts/ActionButton'
import { useCardTitle } from '../../parts/CoverLink'
import { renderImage } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import { OpenStatus } from '../../parts/OpenStatus'
import styles from './ContentCell.module.css'
import { EventBadge } from './EventBadge'

export { default as contract } from '../../../schemas/generated/blocks/content-cell.js'

/** Class for the number of lines after which a text is cut. */
const lines = [styles.lines2, styles.lines2, styles.lines2, styles.lines3, styles.lines4, styles.lines5]

/** A card of a news item, an event or a page. The whole card can be clicked; the title is its only link. */
export function ContentCell({ data, action, run }: BlockProps<'content-cell'>) {
  const { title, description, openStatus, date, image, buttons, theme, dataType, locale } = data
  const host = useHost()
  const heading = useCardTitle({ title, action, run, className: `${styles.title} ${lines[data.titleLines ?? 2]}` })
  const badge = dataType === 'event' && date
  return (
    <article
      className={image ? styles.cell : `${styles.cell} ${styles.plain}`}
      data-theme={theme || undefined}
      data-type={dataType}
      data-pressable={action ? '' : undefined}
    >
      {image && renderImage(host, { image, width: 320, height: 240, crop: true, className: styles.media })}
      {image?.copyright && <ImageCredit name={image.copyright} className={styles.credit} />}
      {badge && <EventBadge date={date} />}
      <div className={styles.body} lang={locale}>
        {(date || openStatus) && (
          <p className={styles.meta} lang={locale && host.locale}>
            {date && <time dateTime={date}>{formatCellDate(date, dataType === 'event', host)}</time>}
            {openStatus && <OpenStatus status={openStatus} />}
          </p>
        )}
        {heading}
        {description?.text && (
          <p className={`${styles.text} ${lines[data.descriptionLines ?? 3]}`}>{description.text}</p>
        )}
        {buttons && buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map((button, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a card have no id but their index
              <ActionButton key={index} button={button} run={run} />
            ))}
          </div>
        )}
      </div>
    </article>
  )
}

const timeOptions: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const dayOptions: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' }
const dayAndTimeOptions: Intl.DateTimeFormatOptions = { ...dayOptions, ...timeOptions }

/** Date of a publication, or start of an event. Includes the time unless it is midnight, which means that there is none. */
function formatCellDate(date: string, isEvent: boolean, { locale, timeZone }: Host): string {
  if (!isEvent) return formatDate(date, locale, timeZone)
  const isMidnight = formatDate(date, locale, timeZone, timeOptions) === '00:00'
  return formatDate(date, locale, timeZone, isMidnight ? dayOptions : dayAndTimeOptions)
}
