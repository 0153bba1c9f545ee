import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { Spinner } from '../../parts/Spinner'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { typeOf } from '../file/acceptsFile'
import { FileZone } from '../file/FileZone'
import { fileLimits } from '../file/fileLimits'
import { KeptIds } from '../file/KeptIds'
import { Refusals } from '../file/Refusals'
import { ReplaceButton } from '../file/ReplaceButton'
import { type Refusal, refuseFile } from '../file/refuseFile'
import { nameOf, readUploaded } from '../file/uploadedFile'
import { useFileHint } from '../file/useFileHint'
import { useFocusNext } from '../file/useFocusNext'
import type { InputProps } from '../Input'
import { useUnfinished } from '../useUnfinished'
import type { Cropper } from './Cropper'
import { decodePicture } from './decodePicture'
import { encodePicture } from './encodePicture'
import styles from './PictureControl.module.css'
import { Preview } from './Preview'
import { shapeOf } from './shapeOf'

type Cropping = { file: File; picture: HTMLImageElement; Cropper: ComponentType<ComponentProps<typeof Cropper>> }

/** A picture: none, one that is cropped after it was chosen, then the one that is kept. */
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
  const focusNext = useFocusNext(root)
  const opening = useRef<AbortController>(undefined)
  const [state, setState] = useState<'idle' | 'opening' | Cropping>('idle')
  const [refusal, setRefusal] = useState<Refusal>()
  const [said, say] = useState('')
  useEffect(() => () => opening.current?.abort(), [])

  useUnfinished(onUnfinished, state === 'idle' ? undefined : 'picture.unfinished')

  const { accept = 'image/*' } = field
  const { size, ratio, preview, round } = shapeOf(field)
  const hint = useFileHint(accept, fileLimits.photo)
  const kept = readUploaded(value)

  const open = async ([file]: File[]) => {
    if (!file) return
    const refused = refuseFile(file, { accept, most: fileLimits.photo })
    setRefusal(refused)
    if (refused) return
    opening.current?.abort()
    const current = new AbortController()
    opening.current = current
    setState('opening')
    try {
      const [module, picture] = await Promise.all([import('./Cropper'), decodePicture(file, current.signal)])
      if (current.signal.aborted) return
      say(text('picture.cropping', { name: file.name }))
      setState({ file, picture, Cropper: module.Cropper })
    } catch {
      if (current.signal.aborted) return
      focusNext('input')
      setState('idle')
      setRefusal({ key: 'file.refused.picture', name: file.name })
    }
  }
  const cancel = () => {
    focusNext('input')
    say(text('picture.cancelled'))
    setState('idle')
  }
  const remove = () => {
    focusNext('input')
    setRefusal(undefined)
    say(text('picture.deleted'))
    onChange(null)
  }
  const choice = { id, accept, disabled, invalid, describedBy, onFiles: open }
  return (
    <div ref={root} className={styles.picture}>
      {typeof state === 'object' ? (
        <state.Cropper
          id={id}
          picture={state.picture}
          ratio={ratio}
          round={round}
          onCancel={cancel}
          onValidate={async (canvas) => {
            const { file } = state
            const result = await encodePicture(canvas, file.name, typeOf(file))
            focusNext('input')
            say(text('picture.ready'))
            setState('idle')
            onChange(result)
          }}
        />
      ) : state === 'opening' ? (
        <p className={styles.opening}>
          <Spinner label={text('picture.opening')} />
          <span aria-hidden="true">{text('picture.opening')}</span>
        </p>
      ) : kept ? (
        <div className={styles.kept}>
          <Preview file={kept} size={preview} round={round} />
          <p className={styles.name}>{nameOf(kept)}</p>
          <p className={styles.controls}>
            <button type="button" className={buttonClass('secondary')} disabled={disabled} onClick={remove}>
              <Icon name="trash" />
              {text('picture.delete')}
            </button>
            <ReplaceButton
              {...choice}
              label={text('file.replace')}
              name={text('file.replaceNamed', { name: nameOf(kept) })}
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
      <Refusals refusals={refusal ? [refusal] : []} />
      <KeptIds name={name} files={[kept]} />
      <VisuallyHidden live>{said}</VisuallyHidden>
    </div>
  )
}
