import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { useId } from 'react'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { LineIcon } from '../../parts/Icon'
import { Spinner } from '../../parts/Spinner'
import { SliderTrack } from '../slider/SliderTrack'
import slider from '../slider/slider.module.css'
import {
  type CropFrame,
  centerOf,
  cropFrameAround,
  drawCropFrame,
  type QuarterTurns,
  rotatedSize,
  zoomOf,
} from './cropFrame'
import styles from './PictureControl.module.css'
import { maxSide } from './pictureFile'

type Props = {
  id: string
  picture: HTMLImageElement
  /** Width to height of the crop. */
  ratio: number
  round: boolean
  /** Receives a canvas with the cropped picture. Rejects if it cannot be encoded. */
  onValidate(canvas: HTMLCanvasElement): Promise<void>
  onCancel(): void
}

/** Maximum side of the picture on the screen, in pixels. */
const maxShownSide = 1200
const turnLeft = 'M4 9h10a5.5 5.5 0 0 1 0 11h-4M8 5 4 9l4 4'
const turnRight = 'M20 9H10a5.5 5.5 0 0 0 0 11h4M16 5l4 4-4 4'

/**
 * Crops a picture. The visitor moves and resizes the frame by pointer or arrow keys, and turns the picture by 90
 * degrees.
 */
export function Cropper({ id, picture, ratio, round, onValidate, onCancel }: Props) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [turns, setTurns] = useState<QuarterTurns>(0)
  const [frame, setFrame] = useState(() => cropFrameAround(size, ratio))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const turnedSize = rotatedSize(size, turns)

  useLayoutEffect(() => {
    const wholePicture: CropFrame = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
    const pictureSize = { width: picture.naturalWidth, height: picture.naturalHeight }
    if (canvasRef.current) drawCropFrame(canvasRef.current, picture, pictureSize, turns, wholePicture, maxShownSide)
  }, [picture, turns])
  useEffect(() => root.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus(), [])

  const turn = (by: 1 | 3) => {
    const next = ([0, 1, 2, 3] as const)[(turns + by) % 4] ?? 0
    setTurns(next)
    setFrame(cropFrameAround(rotatedSize(size, next), ratio))
  }
  const validate = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const canvas = document.createElement('canvas')
      drawCropFrame(canvas, picture, size, turns, frame, maxSide)
      await onValidate(canvas)
    } catch {
      setState('failed')
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape cancels from any of its controls
    <div
      ref={root}
      id={id}
      tabIndex={-1}
      className={styles.cropper}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      <p className={styles.help}>{text('picture.help')}</p>
      <ReactCrop
        className={styles.stage}
        crop={frame}
        aspect={ratio}
        circularCrop={round}
        keepSelection
        ruleOfThirds
        minWidth={32}
        ariaLabels={{
          cropArea: text('picture.area'),
          nwDragHandle: text('picture.corner.topLeft'),
          neDragHandle: text('picture.corner.topRight'),
          swDragHandle: text('picture.corner.bottomLeft'),
          seDragHandle: text('picture.corner.bottomRight'),
          nDragHandle: text('picture.corner.top'),
          eDragHandle: text('picture.corner.right'),
          sDragHandle: text('picture.corner.bottom'),
          wDragHandle: text('picture.corner.left'),
        }}
        onChange={(_pixels, percent) => setFrame({ ...percent, unit: '%' })}
      >
        <canvas ref={canvasRef} className={styles.canvas} />
      </ReactCrop>
      <div className={styles.tools}>
        <button type="button" className={buttonClass('secondary')} onClick={() => turn(3)}>
          <LineIcon path={turnLeft} />
          {text('picture.turnLeft')}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => turn(1)}>
          <LineIcon path={turnRight} />
          {text('picture.turnRight')}
        </button>
        <CropZoom
          zoom={zoomOf(frame, turnedSize, ratio)}
          onZoom={(zoom) => setFrame(cropFrameAround(turnedSize, ratio, zoom, centerOf(frame)))}
        />
      </div>
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {text('error.basic')}
        </p>
      )}
      <div className={styles.end}>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={state === 'busy' || undefined}
          onClick={validate}
        >
          {state === 'busy' && <Spinner label={text('picture.working')} />}
          {text('picture.validate')}
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onCancel}>
          {text('picture.cancel')}
        </button>
      </div>
    </div>
  )
}

const scale = { min: 1, max: 4, step: 0.1 }

/** A slider for the zoom of the crop, from 1 to 4. */
export function CropZoom({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const text = useText()
  const id = useId()
  const clampedZoom = Math.min(Math.max(zoom, scale.min), scale.max)
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>{text('picture.zoom')}</label>
      <div className={`${slider.slider} ${slider.line} ${styles.line}`}>
        <SliderTrack scale={scale} from={scale.min} to={clampedZoom} />
        <input
          id={id}
          className={slider.handle}
          type="range"
          {...scale}
          value={clampedZoom}
          aria-valuetext={`${Math.round(clampedZoom * 100)} %`}
          onChange={(event) => onZoom(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  )
}
