import type { ReactNode } from 'react'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'

type Props = { path: string; mark?: ReactNode; title: string; lang?: string | undefined; text?: string }

/** A card that leads to a page, with what it shows. */
export function LinkCard({ path, mark, title, lang, text }: Props) {
  const { portal } = useSession()
  return (
    <a className={`${cardClass()} ${styles.card}`} href={portalPath(portal.cardName, path)}>
      {mark}
      <span className={styles.texts}>
        <span className={styles.cardTitle} lang={lang}>
          {title}
        </span>
        {text && <span className={styles.muted}>{text}</span>}
      </span>
      <Icon name="chevron-right" />
    </a>
  )
}
