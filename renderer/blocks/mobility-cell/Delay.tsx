import { formatDuration as writeMinutes } from '../../format/formatQuantity'
import { useText } from '../../i18n/TextContext'
import styles from './MobilityCell.module.css'

/** How many minutes late a departure is, in words; below 0 it is early. */
export function Delay({ minutes }: { minutes: number }) {
  const text = useText()
  const state = minutes > 0 ? 'late' : minutes < 0 ? 'early' : 'onTime'
  return (
    <b className={styles.delay} data-state={state}>
      {text(`mobility.${state}`, { delay: writeMinutes(Math.abs(minutes)) })}
    </b>
  )
}
