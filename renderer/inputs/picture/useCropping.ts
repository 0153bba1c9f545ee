import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazy } from '../../engine/lazy'
import { useText } from '../../i18n/TextContext'
import { checkFile, type FileRejection, fileLimits, mediaTypeOf } from '../file/fileRules'
import { readFileValue } from '../file/fileValue'
import type { InputProps } from '../Input'
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
  const opening = useRef<AbortController>(undefined)
  const [state, setState] = useState<'idle' | 'opening' | Cropping>('idle')
  const [rejection, setRejection] = useState<FileRejection>()
  const [announcement, announce] = useState('')
  useEffect(() => () => opening.current?.abort(), [])
  const stored = readFileValue(value)
  const uncropped = typeof stored === 'object' && stored.isUncropped ? stored : undefined

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
    focusChooser()
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

  const finish = (picture: InputProps['value'], message: 'picture.ready' | 'picture.cancelled') => {
    opening.current?.abort()
    focusChooser()
    announce(text(message))
    onChange(picture)
    setState('idle')
  }
  return {
    state,
    /** The value of the field, once it is cropped. */
    cropped: uncropped ? undefined : stored,
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
      const result = await encodePicture(canvas, file.name, mediaTypeOf(file))
      finish({ ...result, source: await source }, 'picture.ready')
    },
    cancel: ({ previousValue }: Cropping): void => finish(previousValue, 'picture.cancelled'),
    remove(): void {
      focusChooser()
      setRejection(undefined)
      announce(text('picture.deleted'))
      onChange(null)
    },
  }
}
