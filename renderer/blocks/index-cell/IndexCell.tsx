import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { formatDate } from '../../format/formatDate'
import { formatNumber } from '../../format/formatNumber'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Meter } from '../../parts/Meter'
import { Row } from '../../parts/Row'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './IndexCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/index-cell.js'

const threeDecimals: Intl.NumberFormatOptions = { minimumFractionDigits: 3 }

/** A meter reading, shown as on the meter and read aloud as a number. */
export function IndexCell({ data: { label, value, date, unit }, action, run }: BlockProps<'index-cell'>) {
  const text = useText()
  const { locale } = useHost()
  const reading = (
    <>
      {/* A calendar day has no time zone. */}
      {date && <time dateTime={date}>{text('index.readOn', { date: formatDate(date, locale, 'UTC') })}</time>}
      <span className={styles.value}>
        <VisuallyHidden>
          {formatNumber(Number(value), locale, threeDecimals)} {unit}
        </VisuallyHidden>
        <Meter digits={value.replace('.', '')} />
        {unit && (
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
    </>
  )
  return (
    <div className={`${cardClass(false)} ${styles.cell}`}>
      <Row title={label} text={reading} action={action} run={run} />
    </div>
  )
}
