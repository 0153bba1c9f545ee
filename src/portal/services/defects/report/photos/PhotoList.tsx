import type { UploadedFile } from '../../../../../../renderer/inputs/file/fileValue'
import { iconButtonClass } from '../../../../../../renderer/parts/buttonClass'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { useSession } from '../../../../session/Session'
import styles from './photos.module.css'

type Props = { photos: readonly UploadedFile[]; onRemove(index: number): void }

/** The photographs of a report, each with the button that removes it. */
export function PhotoList({ photos, onRemove }: Props) {
  const { shellText: text } = useSession()
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos} aria-label={text('report.photos')}>
      {photos.map(({ contentType, file }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: photographs may be equal, and none is moved
        <li key={index}>
          <img src={`data:${contentType};base64,${file}`} alt={text('report.photoNumber', { number: index + 1 })} />
          <button
            type="button"
            className={`${iconButtonClass} ${styles.remove}`}
            aria-label={text('report.removePhoto', { number: index + 1 })}
            onClick={() => onRemove(index)}
          >
            <Icon name="trash" />
          </button>
        </li>
      ))}
    </ul>
  )
}
