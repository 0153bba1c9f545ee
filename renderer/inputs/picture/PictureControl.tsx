import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazy } from '../../engine/lazy'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { Spinner } from '../../parts/Spinner'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { RejectedFiles, StoredFileIds } from '../file/FileLine'
import type { FileZoneSize } from '../file/FileZone'
import { FileZone, ReplaceButton } from '../file/FileZone'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf, useFileHint } from '../file/fileRules'
import { type FileValue, nameOf, readFileValue } from '../file/fileValue'
import type { FormField, InputProps } from '../Input'
import { useFocusAfterRender } from '../useFocusAfterRender'
import { useReportUnfinished } from '../useReportUnfinished'
import type { Cropper } from './Cropper'
import styles from './PictureControl.module.css'
import { decodePicture, encodePicture, fileOf, keepUncropped, sourceOf } from './pictureFile'

type Cropping = {
  file: File
  picture: HTMLImageElement
  /** Resolves to a hash that distinguishes the file from others of its name. */
  source: Promise<string>
  /** The value of the field before the picture was chosen. */
  previousValue: InputProps['value']
  Cropper: ComponentType<ComponentProps<typeof Cropper>>
}

const cropper = lazy('Cropper', () => import('./Cropper'))

/** A picture that the visitor chooses and crops, with a preview. */
export function PictureControl({
  field,
  id,
  name,
  value,
  onChange,
  invalid,
  describedBy,
  disabled,
  onUnfinished,
}: InputProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const opening = useRef<AbortController>(undefined)
  const [state, setState] = useState<'idle' | 'opening' | Cropping>('idle')
  const [rejection, setRejection] = useState<FileRejection>()
  const [announcement, announce] = useState('')
  useEffect(() => () => opening.current?.abort(), [])

  useReportUnfinished(onUnfinished, state === 'idle' ? undefined : 'picture.unfinished')

  const { accept = 'image/*' } = field
  const { size, ratio, preview, round } = pictureShape(field)
  const hint = useFileHint(accept, fileLimits.photo)
  const stored = readFileValue(value)

  const uncropped = typeof stored === 'object' && stored.isUncropped ? stored : undefined

  const choose = async ([file]: File[]) => {
    if (!file) return
    const rejected = checkFile(file, { accept, maxSize: fileLimits.photo })
    setRejection(rejected)
    if (!rejected) await open(file, sourceOf(file), uncropped ? null : value)
  }
  const open = async (file: File, source: Promise<string>, previousValue: InputProps['value']) => {
    opening.current?.abort()
    const controller = new AbortController()
    opening.current = controller
    setState('opening')
    const [cropperCode, decoded] = await Promise.allSettled([cropper.retry(), decodePicture(file, controller.signal)])
    if (controller.signal.aborted) return
    if (cropperCode.status === 'fulfilled' && decoded.status === 'fulfilled') {
      announce(text('picture.cropping', { name: file.name }))
      setState({ file, picture: decoded.value, source, previousValue, Cropper: cropperCode.value })
      // Without a stored copy, the visitor only has to choose the picture again after a reload.
      const uncroppedFile = await source.then((hash) => keepUncropped(file, decoded.value, hash)).catch(() => undefined)
      if (uncroppedFile && !controller.signal.aborted) onChange(uncroppedFile)
      return
    }
    focusNext('input')
    onChange(previousValue)
    setState('idle')
    const key = decoded.status === 'rejected' ? 'file.refused.picture' : 'file.refused.unloaded'
    setRejection({ key, name: file.name })
  }
  const reopen = useEffectEvent(() => {
    if (uncropped && state === 'idle') void open(fileOf(uncropped), Promise.resolve(uncropped.source ?? ''), null)
  })
  // A draft of an earlier visit may hold a picture that is not cropped yet.
  const isKept = uncropped !== undefined
  useEffect(() => {
    if (isKept) reopen()
  }, [isKept])
  const cancel = ({ previousValue }: Cropping) => {
    opening.current?.abort()
    focusNext('input')
    onChange(previousValue)
    announce(text('picture.cancelled'))
    setState('idle')
  }
  const remove = () => {
    focusNext('input')
    setRejection(undefined)
    announce(text('picture.deleted'))
    onChange(null)
  }
  const choice = { id, accept, disabled, invalid, describedBy, onFiles: choose }
  return (
    <div ref={root} className={styles.picture}>
      {typeof state === 'object' ? (
        <state.Cropper
          id={id}
          picture={state.picture}
          ratio={ratio}
          round={round}
          onCancel={() => cancel(state)}
          onValidate={async (canvas) => {
            const { file } = state
            const result = await encodePicture(canvas, file.name, mediaTypeOf(file))
            const source = await state.source
            opening.current?.abort()
            focusNext('input')
            announce(text('picture.ready'))
            onChange({ ...result, source })
            setState('idle')
          }}
        />
      ) : state === 'opening' ? (
        <p className={styles.opening}>
          <Spinner label={text('picture.opening')} />
          <span aria-hidden="true">{text('picture.opening')}</span>
        </p>
      ) : stored && !uncropped ? (
        <div className={styles.kept}>
          <Preview file={stored} size={preview} round={round} />
          <p className={styles.name}>{nameOf(stored)}</p>
          <p className={styles.controls}>
            <button type="button" className={buttonClass('secondary')} disabled={disabled} onClick={remove}>
              <Icon name="trash" />
              {text('picture.delete')}
            </button>
            <ReplaceButton
              {...choice}
              label={text('file.replace')}
              name={text('file.replaceNamed', { name: nameOf(stored) })}
            />
          </p>
        </div>
      ) : (
        <FileZone
          {...choice}
          name={name}
          required={field.required}
          size={size}
          label={text('picture.choose')}
          hint={size === 'default' ? hint : undefined}
        />
      )}
      <RejectedFiles rejections={rejection ? [rejection] : []} />
      <StoredFileIds name={name} files={[stored]} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}

type PreviewSize = { width: 140 | 250; height: 140 }

type PreviewProps = { file: FileValue; size: PreviewSize; round: boolean }

/** A small preview. A picture on the server is loaded at the size of the preview and at twice that. */
export function Preview({ file, size, round }: PreviewProps) {
  const text = useText()
  const alt = text('picture.preview', { name: nameOf(file) })
  const shape = size.width === size.height ? styles.square : ''
  const className = `${styles.preview} ${shape} ${round ? styles.round : ''}`
  if (typeof file === 'string') return <Image image={{ src: file, alt }} {...size} crop className={className} />
  // A picture on this device has its full size, which suits dense displays.
  return <img className={className} src={`data:${file.contentType};base64,${file.file}`} alt={alt} {...size} />
}

export type PictureShape = {
  size: FileZoneSize
  ratio: number
  preview: PreviewSize
  round: boolean
}

const wide = { ratio: 16 / 9, preview: { width: 250, height: 140 }, round: false } as const
const square = { ratio: 1, preview: { width: 140, height: 140 } } as const

/**
 * Size and shape of a picture field, by its name: a round avatar of 140 pixels, a square logo of 200 pixels,
 * otherwise 16:9 with 600 pixels, or 200 in a field of half width.
 */
export function pictureShape({ name, componentLayout }: FormField): PictureShape {
  if (/avatar|portrait|profile/i.test(name)) return { ...square, size: 'avatar', round: true }
  if (/logo|icon/i.test(name)) return { ...square, size: 'square', round: false }
  return { ...wide, size: componentLayout === 'half' ? 'normal' : 'default' }
}
