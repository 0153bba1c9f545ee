import { useText } from '../i18n/TextContext'
import styles from './Credit.module.css'

/** Editors often write the sign themselves. */
const sign = /^\s*(?:©|\(c\))\s*/i

/** Who made a picture, in its corner. */
export function Credit({ name, className = '' }: { name: string; className?: string | undefined }) {
  const text = useText()
  return (
    <small className={`${styles.credit} ${className}`}>
      {text('image.copyright', { name: name.replace(sign, '') })}
    </small>
  )
}
