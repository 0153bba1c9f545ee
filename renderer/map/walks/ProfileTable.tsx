import { useText } from '../../i18n/TextContext'
import { Summary } from '../../parts/Summary'
import type { TrackProfile } from './createProfile'
import styles from './ProfileTable.module.css'
import { useProfileText } from './useProfileText'

/** Number of rows after the first. */
const rowCount = 10

/** The heights along a track as a table that opens. */
export function ProfileTable({ profile: { points } }: { profile: TrackProfile }) {
  const text = useText()
  const { distance, metres, slope } = useProfileText()
  const every = (points.length - 1) / rowCount
  const rows = Array.from({ length: rowCount + 1 }, (_, row) => {
    const point = points[Math.round(row * every)]
    const stretch = points.slice(Math.round((row - 1) * every) + 1, Math.round(row * every) + 1)
    const rise = row > 0 ? stretch.reduce((sum, { slope: share }) => sum + share, 0) / stretch.length : undefined
    return point && { ...point, rise }
  }).filter((row) => row !== undefined)
  return (
    <details className={styles.disclosure}>
      <Summary>{text('profile.table')}</Summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('profile.columnDistance')}</th>
            <th scope="col">{text('profile.columnElevation')}</th>
            <th scope="col">{text('profile.columnSlope')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.distance}>
              <th scope="row">{distance(row.distance)}</th>
              <td>{metres(row.elevation)}</td>
              <td>{row.rise === undefined ? '–' : slope(row.rise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
