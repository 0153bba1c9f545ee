import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../../../renderer/format/formatDate'
import { formatFileSize } from '../../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import { portalPath } from '../../../location/urls'
import { timeZoneOf } from '../../../session/locales'
import { useSession } from '../../../session/Session'
import type { OfflineWalk } from '../store/OfflineWalk'
import { listOfflineWalks, type StoredWalk } from '../store/walkStore'
import styles from './OfflineWalks.module.css'
import { removeOfflineWalk } from './walkShell'

const readStored = (): Promise<readonly StoredWalk[]> => listOfflineWalks().catch(() => [])

type Props = {
  /** Shown when the town has no offline walk. */
  empty: ReactNode
}

/** The offline walks of the town, with size, link and remove button. */
export function OfflineWalks({ empty }: Props) {
  const { portal, shellText: text, locale } = useSession()
  const [stored, setStored] = useState<readonly StoredWalk[]>()
  const [announcement, announce] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => void readStored().then(setStored), [])
  if (!stored) return null
  const townWalks = stored.filter(({ key }) => key.startsWith(`${portal.cardName}/`))
  const size = townWalks.reduce((sum, { walk }) => sum + (typeof walk === 'object' ? walk.size : 0), 0)
  const remove = async ({ key, walk }: StoredWalk) => {
    await removeOfflineWalk(key)
    announce(text('take.removed', { title: typeof walk === 'object' ? walk.title : key }))
    setStored(await readStored())
    // The focused button is gone.
    status.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.note}>
        {announcement}
      </p>
      {townWalks.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={styles.list} aria-label={text('take.list')}>
            {townWalks.map((item) => (
              <li key={item.key} className={`${cardClass()} ${styles.item}`}>
                {typeof item.walk === 'object' ? (
                  <WalkLink walk={item.walk} />
                ) : (
                  <span>{text(item.walk === 'newer' ? 'take.newer' : 'take.broken')}</span>
                )}
                <button type="button" className={buttonClass('link')} onClick={() => void remove(item)}>
                  <Icon name="trash" />
                  {text('take.remove')}
                  {typeof item.walk === 'object' && <VisuallyHidden> {item.walk.title}</VisuallyHidden>}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {text('take.total', { count: townWalks.length, size: formatFileSize(size, locale) })} {text('take.ios')}
          </p>
        </>
      )}
    </>
  )
}

function WalkLink({ walk: { card, uid, title, savedAt, size } }: { walk: OfflineWalk }) {
  const { portal, shellText: text, locale } = useSession()
  return (
    <span>
      <a href={`${portalPath(card, '/balade/hors-ligne')}#${encodeURIComponent(uid)}`}>{title}</a>
      <br />
      <span className={styles.note}>
        {text('take.readyText', {
          date: formatDate(new Date(savedAt), locale, timeZoneOf(portal)),
          size: formatFileSize(size, locale),
        })}
      </span>
    </span>
  )
}
