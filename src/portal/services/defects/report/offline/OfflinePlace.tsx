import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import type { Geo } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import { OwnPosition } from '../place/OwnPosition'
import type { ReportChoice } from '../ReportChoice'
import styles from '../report.module.css'

type Props = {
  choice: ReportChoice
  /** The place in words. */
  place: string
  onPosition(at: Geo): void
  onPlace(place: string): void
}

/** Where the defect is: the position of a photograph or of the device, or else words for later. */
export function OfflinePlace({ choice: { lat, lon }, place, onPosition, onPlace }: Props) {
  const { shellText: text } = useSession()
  const isPlaced = lat !== undefined && lon !== undefined
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('report.placeTitle')}</h2>
      <div role="status">{isPlaced && <p>{text('report.offlinePosition', { lat, lon })}</p>}</div>
      <OwnPosition onPosition={onPosition} />
      {!isPlaced && (
        <>
          <label className={styles.label}>
            {text('report.offlinePlace')}
            <input
              className={inputClass()}
              type="text"
              maxLength={200}
              autoComplete="street-address"
              defaultValue={place}
              onInput={(event) => onPlace(event.currentTarget.value)}
            />
          </label>
          <p className={styles.muted}>{text('report.offlinePlaceText')}</p>
        </>
      )}
    </section>
  )
}
