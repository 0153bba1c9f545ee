import { useText } from '../i18n/TextContext'
import styles from './ImageCredit.module.css'

/** Editors often write the copyright sign themselves. */
const copyrightSign = /^\s*(?:©|\(c\))\s*/i

/** The copyright notice in the corner of a picture. */
export function ImageCredit({ name, className = '' }: { name: string; className?: string | undefined }) {
  const text = useText()
  return (
    <small className={`${styles.credit} ${className}`}>
      {text('image.copyright', { name: name.replace(copyrightSign, '') })}
    </small>
  )
}
