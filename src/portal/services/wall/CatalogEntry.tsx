import { useState } from 'react'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { framedIconButtonClass } from '../../../../renderer/parts/framedIconButtonClass'
import { Icon } from '../../../../renderer/parts/Icon'
import { Spinner } from '../../../../renderer/parts/Spinner'
import { useTaskQueue } from '../../../../renderer/parts/useTaskQueue'
import { VisuallyHidden } from '../../../../renderer/parts/VisuallyHidden'
import type { StoreCatalogue } from '../../../../schemas/engine'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import { LeadIcon } from '../../shell/LeadIcon'
import styles from './Catalog.module.css'
import { addWidget, openDetails } from './openDetails'
import { pageForm } from './WallForms'
import { problemKey, type WallProblem, wallProblem } from './wallProblem'

type Entry = StoreCatalogue['items'][number]

/** A widget of the catalogue: its title opens the details, its button adds it. One without settings is added once. */
export function CatalogEntry({ entry }: { entry: Entry }) {
  const { uid, title, icon, owned, needsSettings } = entry
  const { portal, shellText: text } = useSession()
  const { problem, isAdded, isAdding, add, open } = useStoreWidget(entry)
  const isDone = owned > 0 && !needsSettings
  const addLabel = isDone ? 'wall.ownedNamed' : owned > 0 ? 'wall.addMoreNamed' : 'wall.addNamed'
  // Without a script both lead to the page that says what the widget does, and adds it.
  const posted = {
    type: 'submit',
    form: pageForm,
    formAction: portalPath(portal.cardName, '/abonnement/ajouter'),
    name: 'widget',
    value: uid,
  } as const
  return (
    <li className={`${cardClass(false)} ${styles.entry}`}>
      <LeadIcon name={icon} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <button
            {...posted}
            className={styles.details}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              open()
            }}
          >
            {title}
            <VisuallyHidden> – {text('wall.details')}</VisuallyHidden>
          </button>
        </h3>
        <Summary entry={entry} />
        {problem && <ErrorText>{text(problemKey(problem))}</ErrorText>}
      </div>
      <button
        {...posted}
        className={`${framedIconButtonClass} ${styles.add}`}
        aria-label={text(addLabel, { title })}
        aria-disabled={isDone || isAdding || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!isDone) add()
        }}
      >
        {isAdding ? <Spinner label={text('wall.adding')} /> : <Icon name={isDone ? 'check' : 'plus'} />}
      </button>
      <VisuallyHidden live>{isAdded && text('wall.added', { title })}</VisuallyHidden>
    </li>
  )
}

/** Adds a widget of the store and opens its details, one after the other, and keeps what came of it. */
function useStoreWidget({ uid, owned, needsSettings }: Entry) {
  const session = useSession()
  const { isPending, enqueue } = useTaskQueue<'add' | 'details'>()
  const [message, setMessage] = useState<'added' | WallProblem>()
  // Sends the same uid again after a lost answer, so that the widget is added once.
  const [unansweredUid, setUnansweredUid] = useState<string>()
  // A widget with settings is added when its dialog is saved.
  const [ownedBefore, setOwnedBefore] = useState<number>()

  const start = (task: 'add' | 'details', work: () => Promise<void>) =>
    enqueue(task, async () => {
      setMessage(undefined)
      try {
        await work()
      } catch (error) {
        setMessage(wallProblem(error))
      }
    })
  const add = async () => {
    // An insecure origin has none.
    const widgetUid = unansweredUid ?? globalThis.crypto?.randomUUID?.()
    setUnansweredUid(widgetUid)
    if (needsSettings) setOwnedBefore(owned)
    await addWidget(session, uid, widgetUid)
    setUnansweredUid(undefined)
    if (!needsSettings) setMessage('added')
  }
  return {
    problem: message === 'added' ? undefined : message,
    isAdded: message === 'added' || (ownedBefore !== undefined && owned > ownedBefore),
    isAdding: isPending('add'),
    add: () => start('add', add),
    open: () => start('details', () => openDetails(session, uid)),
  }
}

/** What a widget does, its category, and how many of it the visitor has. */
function Summary({ entry: { summary, categoryTitle, owned } }: { entry: Entry }) {
  const { shellText: text } = useSession()
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.about}>
        <span>{categoryTitle}</span>
        {owned > 0 && (
          <span className={styles.owned}>
            <Icon name="check" />
            {owned > 1 ? `${text('wall.owned')} × ${owned}` : text('wall.owned')}
          </span>
        )}
      </p>
    </>
  )
}
