import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
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
  const crop = useCrop(picture, ratio)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  useEffect(() => root.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection')?.focus(), [])

  const validate = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const canvas = document.createElement('canvas')
      drawCropFrame(canvas, picture, crop.size, crop.turns, crop.frame, maxSide)
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
      <CropStage picture={picture} ratio={ratio} round={round} crop={crop} />
      <CropTools crop={crop} />
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

type Crop = ReturnType<typeof useCrop>

/** The turns of a picture and the frame of its crop. */
function useCrop(picture: HTMLImageElement, ratio: number) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const [turns, setTurns] = useState<QuarterTurns>(0)
  const [frame, setFrame] = useState(() => cropFrameAround(size, ratio))
  const turnedSize = rotatedSize(size, turns)
  return {
    size,
    turns,
    frame,
    setFrame,
    zoom: zoomOf(frame, turnedSize, ratio),
    setZoom: (zoom: number) => setFrame(cropFrameAround(turnedSize, ratio, zoom, centerOf(frame))),
    /** Turns the picture and resets the frame. */
    turn(by: 1 | 3): void {
      const next = ([0, 1, 2, 3] as const)[(turns + by) % 4] ?? 0
      setTurns(next)
      setFrame(cropFrameAround(rotatedSize(size, next), ratio))
    },
  }
}

type CropStageProps = Pick<Props, 'picture' | 'ratio' | 'round'> & { crop: Crop }

/** The turned picture with the frame of the crop. */
function CropStage({ picture, ratio, round, crop: { turns, frame, setFrame } }: CropStageProps) {
  const text = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const wholePicture: CropFrame = { unit: '%', x: 0, y: 0, width: 100, height: 100 }
    const size = { width: picture.naturalWidth, height: picture.naturalHeight }
    if (canvas.current) drawCropFrame(canvas.current, picture, size, turns, wholePicture, maxShownSide)
  }, [picture, turns])
  return (
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
      <canvas ref={canvas} className={styles.canvas} />
    </ReactCrop>
  )
}

/** The buttons that turn the picture, and its zoom. */
function CropTools({ crop: { turn, zoom, setZoom } }: { crop: Crop }) {
  const text = useText()
  return (
    <div className={styles.tools}>
      <button type="button" className={buttonClass('secondary')} onClick={() => turn(3)}>
        <LineIcon path={turnLeft} />
        {text('picture.turnLeft')}
      </button>
      <button type="button" className={buttonClass('secondary')} onClick={() => turn(1)}>
        <LineIcon path={turnRight} />
        {text('picture.turnRight')}
      </button>
      <CropZoom zoom={zoom} onZoom={setZoom} />
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
