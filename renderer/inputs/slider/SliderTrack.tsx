import type { Scale } from '../../../schemas/inputs/rangeValue'
import { useHost } from '../../engine/HostContext'
import { formatNumber } from '../../format/formatNumber'
import { inputClass } from '../inputClass'
import styles from './slider.module.css'

/**
 * The track of a slider, filled between two values. Its geometry is in attributes, because the security policy
 * forbids inline styles.
 */
export function SliderTrack({ scale: { min, max }, from, to }: { scale: Scale; from: number; to: number }) {
  const share = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <svg className={styles.track} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className={styles.rail} width="100%" height="6" rx="3" />
      <rect className={styles.fill} x={`${share(from)}%`} width={`${share(to) - share(from)}%`} height="6" rx="3" />
    </svg>
  )
}

/** The lowest and the highest value, below the ends of the track. */
export function SliderEnds({ scale: { min, max }, format }: { scale: Scale; format(value: number): string }) {
  return (
    <div className={styles.ends} aria-hidden="true">
      <span>{format(min)}</span>
      <span>{format(max)}</span>
    </div>
  )
}

/** Returns a formatter for numbers in the language of the page, with the unit if there is one. */
export function useUnitFormat(unit: string | undefined): (value: number) => string {
  const { locale } = useHost()
  return (value) => (unit ? `${formatNumber(value, locale)} ${unit}` : formatNumber(value, locale))
}

/**
 * The attributes of a control: a slider, or until the page is hydrated a number field, because a slider does not show its
 * value without JavaScript.
 */
export const handleAttributes = (hydrated: boolean, valueText: string | undefined) =>
  hydrated
    ? { type: 'range', className: styles.handle, 'aria-valuetext': valueText }
    : { type: 'number', className: inputClass() }
