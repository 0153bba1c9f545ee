import type { DefectReport } from '../../../../../../schemas/engine'
import { useSession } from '../../../../session/Session'
import styles from './Photos.module.css'

type Photos = DefectReport['photos']

/** Pictures of a report, each a link to the whole picture. `says` is a note below one, such as whether it is public. */
export function Photos({
  photos,
  title,
  says,
}: {
  photos: Photos
  title: string
  says?: (photo: Photos[number]) => string
}) {
  const { shellText: text } = useSession()
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.uid}>
          <a className={styles.link} href={photo.url} target="_self">
            <img
              className={styles.photo}
              src={photo.thumbnail}
              srcSet={`${photo.thumbnail} 320w, ${photo.url} 1600w`}
              sizes={photos.length === 1 ? '(min-width: 64em) 720px, 100vw' : '320px'}
              alt={text('reports.photo', { number: index + 1, title })}
              width={640}
              height={480}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </a>
          {says && <p className={styles.note}>{says(photo)}</p>}
        </li>
      ))}
    </ul>
  )
}
