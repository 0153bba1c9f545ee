import type { PictureSize } from '../../../schemas/pictures/pictureSizes'
import { imageUrl, portalPath } from '../location/urls'
import { useSession } from '../session/Session'
import styles from './Logo.module.css'

/** Size of a logo in the header, in CSS pixels. */
const { height } = { width: 0, height: 38 } as const satisfies PictureSize

/** Logo and name of the town, linked to the home page. */
export function Logo() {
  const { portal, shellText } = useSession()
  const { name, cardName, icons = {} } = portal
  const small = icons.mobile ?? icons.desktop
  const wide = icons.desktop ?? small
  return (
    <a className={styles.logo} href={portalPath(cardName, '/')} aria-label={shellText('home.of', { name })}>
      {small && wide ? (
        <picture>
          <source media="(min-width: 64em)" {...imageProps(wide)} />
          <Picture {...imageProps(small)} />
        </picture>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </a>
  )
}

type Icon = { src: string; width: number; height: number }

/** The attributes of a logo at the height of the header, also for double density. */
function imageProps({ src, width, height: naturalHeight }: Icon) {
  const box = { width: Math.round((width / naturalHeight) * height), height }
  const doubleDensity = imageUrl(src, { width: box.width * 2, height: height * 2 })
  return { srcSet: `${imageUrl(src, box)} 1x, ${doubleDensity} 2x`, ...box }
}

const Picture = (props: ReturnType<typeof imageProps>) => <img className={styles.picture} alt="" {...props} />
