import { useText } from '../../i18n/TextContext'
import { Image } from '../../parts/Image'
import { type KeptFile, nameOf } from '../file/uploadedFile'
import styles from './Preview.module.css'

type Props = { file: KeptFile; size: { width: number; height: number }; round: boolean }

/** The picture that is kept, small. One that is on the server comes in the size it is drawn in and twice that. */
export function Preview({ file, size, round }: Props) {
  const text = useText()
  const alt = text('picture.preview', { name: nameOf(file) })
  const shape = size.width === size.height ? styles.square : ''
  const className = `${styles.preview} ${shape} ${round ? styles.round : ''}`
  if (typeof file === 'string') return <Image image={{ src: file, alt }} {...size} crop className={className} />
  // It was made on this device and is drawn in full, dense displays included.
  return <img className={className} src={`data:${file.contentType};base64,${file.file}`} alt={alt} {...size} />
}
