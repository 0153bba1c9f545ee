import { useSession } from '../../../session/Session'
import type { Use } from '../usesOf'
import styles from './readings.module.css'
import { useFigures } from './useFigures'

type Props = { uses: readonly Use[]; unit: string }

/** Size of the drawing, in units of its own: it is as wide as its place. */
const width = 480
const height = 140
const gap = 8
const maxBars = 12

/** A drawing of the use per day between two readings, the newest on the right. The table beside it has the same figures. */
export function UseChart({ uses, unit }: Props) {
  const { shellText: text } = useSession()
  const { figure } = useFigures()
  const bars = uses
    .flatMap(({ reading, perDay }) => (perDay === undefined ? [] : [{ uid: reading.uid, perDay }]))
    .slice(0, maxBars)
    .reverse()
  if (bars.length < 2) return null
  const most = Math.max(...bars.map(({ perDay }) => perDay))
  const least = Math.min(...bars.map(({ perDay }) => perDay))
  const step = width / bars.length
  return (
    <figure className={styles.chart}>
      <figcaption>{text('readings.chartTitle')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={text('readings.chart', { least: figure(least), most: figure(most), unit })}
      >
        {bars.map(({ uid, perDay }, index) => {
          const tall = most === 0 ? 0 : (perDay / most) * (height - gap)
          return (
            <rect
              key={uid}
              x={index * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={Math.max(tall, 1)}
              rx="3"
            />
          )
        })}
        <path d={`M0 ${height - 0.5}H${width}`} />
      </svg>
    </figure>
  )
}
