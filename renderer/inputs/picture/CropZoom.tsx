import { useId } from 'react'
import { useText } from '../../i18n/TextContext'
import { SliderTrack } from '../slider/SliderTrack'
import slider from '../slider/slider.module.css'
import styles from './CropZoom.module.css'

const scale = { min: 1, max: 4, step: 0.1 }

/** How much of a picture is left out, as a slider from 1 to 4. */
export function CropZoom({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const text = useText()
  const id = useId()
  const now = Math.min(Math.max(zoom, scale.min), scale.max)
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{text('picture.zoom')}</label>
      <div className={`${slider.slider} ${slider.line} ${styles.line}`}>
        <SliderTrack scale={scale} from={scale.min} to={now} />
        <input
          id={id}
          className={slider.handle}
          type="range"
          {...scale}
          value={now}
          aria-valuetext={`${Math.round(now * 100)} %`}
          onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}
