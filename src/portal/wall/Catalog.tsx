import { useState } from 'react'
import { buttonClass } from '../../../renderer/parts/buttonClass'
import { cardClass } from '../../../renderer/parts/cardClass'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Icon } from '../../../renderer/parts/Icon'
import type { StoreCatalogue } from '../../../schemas/engine'
import { useSession } from '../session/Session'
import { addWidget, openDetails } from './openDetails'
import styles from './Subscription.module.css'

type Entry = StoreCatalogue['items'][number]

/** The widgets that the town offers, by category. */
export function Catalog({ store: { items, categories } }: { store: StoreCatalogue }) {
  return categories.map(({ uid, title }) => (
    <section key={uid} aria-label={title} className={styles.category}>
      <h3>{title}</h3>
      <ul className={styles.entries}>
        {items
          .filter(({ category }) => category === uid)
          .map((entry) => (
            <CatalogEntry key={entry.uid} entry={entry} />
          ))}
      </ul>
    </section>
  ))
}

function CatalogEntry({ entry: { uid, title, summary, icon, owned } }: { entry: Entry }) {
  const session = useSession()
  const { shellText: text } = session
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // A press after a lost answer sends the same uid, so that the widget is added once.
  const [key, setKey] = useState<string>()
  const start = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    try {
      await work()
      setKey(undefined)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  const add = async () => {
    const own = key ?? crypto.randomUUID()
    setKey(own)
    await addWidget(session, uid, own)
  }
  return (
    <li className={`${cardClass(false)} ${styles.entry}`}>
      <h4 className={styles.entryTitle}>
        <Icon name={icon} /> {title}
      </h4>
      <p>{summary}</p>
      {owned > 0 && <p className={styles.owned}>{text('wall.owned')}</p>}
      <p className={styles.entryTools}>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-label={text('wall.addNamed', { title })}
          aria-disabled={isBusy || undefined}
          onClick={() => void start(add)}
        >
          {text('wall.add')}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-label={text('wall.detailsNamed', { title })}
          onClick={() => void start(() => openDetails(session, uid))}
        >
          {text('wall.details')}
        </button>
      </p>
      {hasFailed && <ErrorText>{text('wall.failed')}</ErrorText>}
    </li>
  )
}
