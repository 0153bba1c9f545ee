import styles from './Icon.module.css'
import { type IconName, icons, isIcon } from './icons'

/** A decorative line icon in the colour and size of the surrounding text. An unknown name renders nothing. */
export function Icon({ name }: { name: IconName | (string & {}) }) {
  return isIcon(name) ? renderPath(icons[name]) : null
}

/** A decorative icon of one path on a grid of 24, in the colour and size of the surrounding text. */
export const LineIcon = ({ path }: { path: string }) => renderPath(path)

/** No component: a list of 200 rows has some 400 icons. */
const renderPath = (path: string) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
