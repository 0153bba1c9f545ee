import { useRef } from 'react'
import { useText } from '../../i18n/TextContext'
import { buttonClass } from '../../parts/buttonClass'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { Spinner } from '../../parts/Spinner'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { RejectedFiles, StoredFileIds } from '../file/FileLine'
import { type FileChooserProps, FileZone, fileChooserProps, ReplaceButton } from '../file/FileZone'
import { fileLimits, useFileHint } from '../file/fileRules'
import { type FileValue, nameOf } from '../file/fileValue'
import type { InputProps } from '../Input'
import { useFocusAfterRender } from '../useFocusAfterRender'
import { useReportUnfinished } from '../useReportUnfinished'
import styles from './PictureControl.module.css'
import { type PreviewSize, pictureShape } from './pictureShape'
import { useCropping } from './useCropping'

/** A picture that the visitor chooses and crops, with a preview. */
export function PictureControl(props: InputProps) {
  const { field, id, name, value, onChange, onUnfinished } = props
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusAfterRender(root)
  const { accept = 'image/*' } = field
  const { size, ratio, preview, round } = pictureShape(field)
  const hint = useFileHint(accept, fileLimits.photo)
  const cropping = useCropping({ value, onChange, accept, focusChooser: () => focusNext('input') })
  const { state, cropped, rejection, announcement } = cropping
  useReportUnfinished(onUnfinished, state === 'idle' ? undefined : 'picture.unfinished')

  const chooser = { ...fileChooserProps(props), accept, onFiles: cropping.choose }
  return (
    <div ref={root} className={styles.picture}>
      {typeof state === 'object' ? (
        <state.Cropper
          id={id}
          picture={state.picture}
          ratio={ratio}
          round={round}
          onCancel={() => cropping.cancel(state)}
          onValidate={(canvas) => cropping.keep(state, canvas)}
        />
      ) : state === 'opening' ? (
        <p className={styles.opening}>
          <Spinner label={text('picture.opening')} />
          <span aria-hidden="true">{text('picture.opening')}</span>
        </p>
      ) : cropped ? (
        <KeptPicture {...chooser} file={cropped} preview={preview} round={round} onRemove={cropping.remove} />
      ) : (
        <FileZone
          {...chooser}
          name={name}
          required={field.required}
          size={size}
          label={text('picture.choose')}
          hint={size === 'default' ? hint : undefined}
        />
      )}
      <RejectedFiles rejections={rejection ? [rejection] : []} />
      <StoredFileIds name={name} files={[cropped]} />
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </div>
  )
}

type KeptPictureProps = Omit<FileChooserProps, 'label'> & {
  file: FileValue
  preview: PreviewSize
  round: boolean
  onRemove(): void
}

/** The cropped picture, which the visitor can remove or replace. */
function KeptPicture({ file, preview, round, onRemove, ...chooser }: KeptPictureProps) {
  const text = useText()
  const name = nameOf(file)
  return (
    <div className={styles.kept}>
      <Preview file={file} size={preview} round={round} />
      <p className={styles.name}>{name}</p>
      <p className={styles.controls}>
        <button type="button" className={buttonClass('secondary')} disabled={chooser.disabled} onClick={onRemove}>
          <Icon name="trash" />
          {text('picture.delete')}
        </button>
        <ReplaceButton {...chooser} label={text('file.replace')} accessibleName={text('file.replaceNamed', { name })} />
      </p>
    </div>
  )
}

type PreviewProps = { file: FileValue; size: PreviewSize; round: boolean }

/** A small preview. A picture on the server is loaded at the size of the preview and at twice that. */
function Preview({ file, size, round }: PreviewProps) {
  const text = useText()
  const alt = text('picture.preview', { name: nameOf(file) })
  const shape = size.width === size.height ? styles.square : ''
  const className = `${styles.preview} ${shape} ${round ? styles.round : ''}`
  if (typeof file === 'string') return <Image image={{ src: file, alt }} {...size} crop className={className} />
  // A picture on this device has its full size, which suits dense displays.
  return <img className={className} src={`data:${file.contentType};base64,${file.file}`} alt={alt} {...size} />
}
