import { useEffect, useState } from 'react'
import { formatDate } from '../../../../renderer/format/formatDate'
import { formatFileSize } from '../../../../renderer/format/formatQuantity'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import { Icon } from '../../../../renderer/parts/Icon'
import { portalPath } from '../../location/urls'
import { timeZoneOf } from '../../session/locales'
import { useSession } from '../../session/Session'
import view from '../../shell/PageView.module.css'
import { listTakenWalks, type StoredWalk } from '../store/walkStore'
import styles from './TakeAlong.module.css'
import { removeTakenWalk } from './useTakeAlong'

/** The walks on the device, with their size, to open and to remove. */
export function TakenList() {
  const { portal, shellText: text, locale } = useSession()
  const [stored, setStored] = useState<readonly StoredWalk[]>()
  const [announcement, announce] = useState('')
  const read = () => listTakenWalks().then(setStored, () => setStored([]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once
  useEffect(() => void read(), [])
  const page = portalPath(portal.cardName, '/balade/hors-ligne')
  const own = stored?.filter(({ key }) => key.startsWith(`${portal.cardName}/`)) ?? []
  const size = own.reduce((sum, { walk }) => sum + (typeof walk === 'object' ? walk.size : 0), 0)
  const remove = async ({ key, walk }: StoredWalk) => {
    await removeTakenWalk(key)
    announce(text('take.removed', { title: typeof walk === 'object' ? walk.title : key }))
    await read()
  }
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('take.list')}</h1>
        <p className={view.lead}>{text('take.listLead')}</p>
      </header>
      <p role="status" className={styles.note}>
        {announcement}
      </p>
      {stored && own.length === 0 && (
        <EmptyMessage title={text('take.none')} text={text('take.noneText')}>
          <a className={buttonClass()} href={portalPath(portal.cardName, '/balade')}>
            {text('walks.title')}
          </a>
        </EmptyMessage>
      )}
      {own.length > 0 && (
        <>
          <ul className={styles.list}>
            {own.map((item) => (
              <li key={item.key} className={`${cardClass()} ${styles.item}`}>
                {typeof item.walk === 'object' ? (
                  <span>
                    <a href={`${page}#${encodeURIComponent(item.walk.uid)}`}>{item.walk.title}</a>
                    <br />
                    <span className={styles.note}>
                      {text('take.readyText', {
                        date: formatDate(new Date(item.walk.savedAt), locale, timeZoneOf(portal)),
                        size: formatFileSize(item.walk.size, locale),
                      })}
                    </span>
                  </span>
                ) : (
                  <span>{text('take.broken')}</span>
                )}
                <button type="button" className={buttonClass('link')} onClick={() => void remove(item)}>
                  <Icon name="trash" />
                  {text('take.remove')}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {text('take.total', { count: own.length, size: formatFileSize(size, locale) })} {text('take.ios')}
          </p>
        </>
      )}
      <p className={styles.after}>
        <a className={buttonClass()} href={portalPath(portal.cardName, '/balade/ou-suis-je')}>
          {text('walks.whereAmI')}
        </a>
      </p>
    </>
  )
}
