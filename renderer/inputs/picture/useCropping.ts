import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { lazy } from '../../engine/lazy'
import { useText } from '../../i18n/TextContext'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf } from '../file/fileRules'
import { type FileValue, readFileValue, type UploadedFile } from '../file/fileValue'
import type { InputProps } from '../Input'
import { useLatestSignal } from '../useLatestSignal'
import type { Cropper } from './Cropper'
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

type Options = Pick<InputProps, 'value' | 'onChange'> & {
  accept: string
  /** Focuses the file chooser when it is rendered next. */
  focusChooser(): void
}

/** The picture of a field, from the choice of a file to its cropped copy. */
export function useCropping({ value, onChange, accept, focusChooser }: Options) {
  const text = useText()
  const opening = useLatestSignal()
  const [state, setState] = useState<'idle' | 'opening' | Cropping>('idle')
  const [rejection, setRejection] = useState<FileRejection>()
  const [announcement, announce] = useState('')
  const { cropped, uncropped } = readPicture(value)

  const open = async (file: File, source: Promise<string>, previousValue: InputProps['value']) => {
    const signal = opening.start()
    setState('opening')
    const opened = await openCropper(file, signal)
    if (signal.aborted) return
    if ('rejection' in opened) {
      focusChooser()
      onChange(previousValue)
      setState('idle')
      setRejection(opened.rejection)
      return
    }
    announce(text('picture.cropping', { name: file.name }))
    setState({ file, source, previousValue, ...opened })
    // Without a stored copy, the visitor only has to choose the picture again after a reload.
    const uncroppedFile = await source.then((hash) => keepUncropped(file, opened.picture, hash)).catch(() => undefined)
    if (uncroppedFile && !signal.aborted) onChange(uncroppedFile)
  }
  useUncroppedDraft(uncropped, state === 'idle', open)

  const finish = (picture: InputProps['value'], message: `picture.${'ready' | 'cancelled' | 'deleted'}`) => {
    opening.abort()
    focusChooser()
    announce(text(message))
    onChange(picture)
    setState('idle')
  }
  return {
    state,
    /** The value of the field, once it is cropped. */
    cropped,
    rejection,
    /** Announces what happened to the picture. */
    announcement,

    async choose([file]: File[]): Promise<void> {
      if (!file) return
      const rejected = checkFile(file, { accept, maxSize: fileLimits.photo })
      setRejection(rejected)
      if (!rejected) await open(file, sourceOf(file), uncropped ? null : value)
    },
    async keep({ file, source }: Cropping, canvas: HTMLCanvasElement): Promise<void> {
      const picture = await encodePicture(canvas, file.name, mediaTypeOf(file))
      finish({ ...picture, source: await source }, 'picture.ready')
    },
    cancel: ({ previousValue }: Cropping): void => finish(previousValue, 'picture.cancelled'),
    remove(): void {
      setRejection(undefined)
      finish(null, 'picture.deleted')
    },
  }
}

/** The picture of a value, by whether it is cropped. */
function readPicture(value: InputProps['value']): { cropped?: FileValue | undefined; uncropped?: UploadedFile } {
  const file = readFileValue(value)
  return typeof file === 'object' && file.isUncropped ? { uncropped: file } : { cropped: file }
}

/** Loads the cropper and decodes the picture at the same time. */
async function openCropper(
  file: File,
  signal: AbortSignal,
): Promise<Pick<Cropping, 'picture' | 'Cropper'> | { rejection: FileRejection }> {
  const [code, picture] = await Promise.allSettled([cropper.retry(), decodePicture(file, signal)])
  if (code.status === 'fulfilled' && picture.status === 'fulfilled') {
    return { picture: picture.value, Cropper: code.value }
  }
  const key = picture.status === 'rejected' ? 'file.refused.picture' : 'file.refused.unloaded'
  return { rejection: { key, name: file.name } }
}

/** Opens the picture of an earlier visit's draft that is not cropped yet. */
function useUncroppedDraft(
  draft: UploadedFile | undefined,
  isIdle: boolean,
  open: (file: File, source: Promise<string>, previousValue: null) => Promise<void>,
): void {
  const openDraft = useEffectEvent(() => {
    if (draft && isIdle) void open(fileOf(draft), Promise.resolve(draft.source ?? ''), null)
  })
  const isUncropped = draft !== undefined
  useEffect(() => {
    if (isUncropped) openDraft()
  }, [isUncropped])
}
