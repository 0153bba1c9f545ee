import type { BannerData, BannerImage } from '../../../schemas/engine'
import type { Run } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { Image } from '../../parts/Image'
import { ImageCredit } from '../../parts/ImageCredit'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Banner.module.css'

const share = { small: 0.25, medium: 0.5, large: 0.75 }
const width = 1224
const widths = [480, 800, 1224, 2448]

type Props = {
  image: BannerImage
  format: BannerData['format']
  eager: boolean
  name: string
  single: boolean
  run: Run
  onZoom?: (() => void) | undefined
}

/** One picture. All of it can be pressed: it leads where its action leads, else it is enlarged. */
export function Slide({ image, format, eager, name, single, run, onZoom }: Props) {
  const text = useText()
  const { action, alt, copyright } = image
  const picture = (
    <Image
      image={image}
      width={width}
      height={width * share[format]}
      crop
      widths={widths}
      sizes="(min-width: 76.5em) 1224px, 100vw"
      eager={eager || image.loading === 'eager'}
      className={`${styles.picture} ${styles[format]}`}
    />
  )
  return (
    <div className={styles.slide} {...(single ? {} : { role: 'group', 'aria-label': name })}>
      {action ? (
        <ActionLink action={action} run={run} className={styles.link}>
          {picture}
        </ActionLink>
      ) : (
        picture
      )}
      {copyright && <ImageCredit name={copyright} className={styles.credit} />}
      {onZoom && (
        <button type="button" className={action ? styles.zoom : `${styles.zoom} ${styles.whole}`} onClick={onZoom}>
          <Icon name="enlarge" />
          <VisuallyHidden>{alt ? text('banner.zoomNamed', { alt }) : text('banner.zoom')}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}
