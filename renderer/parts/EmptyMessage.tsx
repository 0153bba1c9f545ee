import type { ReactNode } from 'react'
import type { Image as Picture } from '../../schemas/engine'
import styles from './EmptyMessage.module.css'
import { Heading } from './Heading'
import { Image } from './Image'

type Props = { title: string; text?: string | undefined; image?: Picture | undefined; children?: ReactNode }

/** Says that there is nothing to show, and why. The children offer what to do instead. */
export function EmptyMessage({ title, text, image, children }: Props) {
  return (
    <div className={styles.empty}>
      {image ? (
        <Image image={image} width={240} height={180} className={styles.image} />
      ) : (
        <svg className={styles.drawing} viewBox="0 0 120 80" aria-hidden="true" focusable="false">
          <path d="M8 72h104M22 72V40l18-12 18 12v32M58 72V24l12-14 12 14v48M82 72V46h18v26M34 72V56h12v16M66 34h8M66 46h8M66 58h8M88 56h6" />
        </svg>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  )
}
