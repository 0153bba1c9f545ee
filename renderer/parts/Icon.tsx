import styles from './Icon.module.css'
import { type IconName, icons } from './icons'

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)

/** A line icon in the colour and size of the text around it. It only decorates; an unknown name draws none. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  if (!isIcon(name)) return null
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  )
}
