import type { BlockProps } from '../../engine/BlockProps'
import { formatDuration as writeMinutes } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import { cardClass } from '../../parts/cardClass'
import { Row } from '../../parts/Row'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './MobilityCell.module.css'

export { default as contract } from '../../../schemas/generated/blocks/mobility-cell.js'

/** One departure: line, destination, time and delay. */
export function MobilityCell({ data, action, run }: BlockProps<'mobility-cell'>) {
  const { line, direction, delay, time, stop, hour } = data
  const text = useText()
  const expected = hour?.trim() && hour !== time ? hour : undefined
  return (
    <div className={`${cardClass(false)} ${styles.cell}`} data-line="">
      <Row
        lead={
          <span className={styles.line}>
            <VisuallyHidden>{text('mobility.line')} </VisuallyHidden>
            {line}
          </span>
        }
        title={direction}
        text={
          (stop || delay !== undefined || expected) && (
            <span className={styles.facts}>
              {stop && <span>{stop}</span>}
              {delay !== undefined && <Delay minutes={delay} />}
              {expected && <span className={styles.expected}>{text('mobility.expected', { hour: expected })}</span>}
            </span>
          )
        }
        end={
          <time dateTime={time} className={styles.time}>
            {time}
          </time>
        }
        action={action}
        run={run}
      />
    </div>
  )
}

/** The delay of a departure in words. `minutes` is negative when it is early. */
export function Delay({ minutes }: { minutes: number }) {
  const text = useText()
  const state = minutes > 0 ? 'late' : minutes < 0 ? 'early' : 'onTime'
  return (
    <b className={styles.delay} data-state={state}>
      {text(`mobility.${state}`, { delay: writeMinutes(Math.abs(minutes)) })}
    </b>
  )
}
