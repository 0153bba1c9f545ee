import styles from './Icon.module.css'
import { type IconName, icons, isIcon } from './icons'

/** A line icon in the colour and size of the text around it. It only decorates; an unknown name draws none. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  if (!isIcon(name)) return null
  return <LineIcon path={icons[name]} />
}

/** A path on a grid of 24, drawn in the colour and size of the text around it. It only decorates. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
