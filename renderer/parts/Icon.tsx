import styles from './Icon.module.css'
import { type IconName, icons, isIcon } from './icons'

/** A decorative line icon in the colour and size of the surrounding text. An unknown name renders nothing. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  if (!isIcon(name)) return null
  return <LineIcon path={icons[name]} />
}

/** A decorative icon of one path on a grid of 24, in the colour and size of the surrounding text. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
