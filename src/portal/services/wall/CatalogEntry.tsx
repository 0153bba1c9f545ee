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

type Props = { entry: StoreCatalogue['items'][number] }

/** A widget of the catalogue: its title opens the details, its button adds it. One without settings is added once. */
export function CatalogEntry({ entry: { uid, title, summary, icon, owned, needsSettings, categoryTitle } }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const { isPending, enqueue } = useTaskQueue<'add' | 'details'>()
  const [message, setMessage] = useState<'added' | WallProblem>()
  // Sends the same uid again after a lost answer, so that the widget is added once.
  const [key, setKey] = useState<string>()
  // A widget with settings is added when its dialog is saved.
  const [ownedBefore, setOwnedBefore] = useState<number>()
  const isDone = owned > 0 && !needsSettings
  const isAdded = message === 'added' || (ownedBefore !== undefined && owned > ownedBefore)

  const start = (what: 'add' | 'details', work: () => Promise<void>) =>
    enqueue(what, async () => {
      setMessage(undefined)
      try {
        await work()
      } catch (error) {
        setMessage(wallProblem(error))
      }
    })
  const add = async () => {
    // An insecure origin has none.
    const own = key ?? globalThis.crypto?.randomUUID?.()
    setKey(own)
    if (needsSettings) setOwnedBefore(owned)
    await addWidget(session, uid, own)
    setKey(undefined)
    if (!needsSettings) setMessage('added')
  }
  const addLabel = isDone ? 'wall.ownedNamed' : owned > 0 ? 'wall.addMoreNamed' : 'wall.addNamed'
  // Without a script both lead to the page that says what the widget does, and adds it.
  const posted = {
    type: 'submit',
    form: pageForm,
    formAction: portalPath(session.portal.cardName, '/abonnement/ajouter'),
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
              start('details', () => openDetails(session, uid))
            }}
          >
            {title}
            <VisuallyHidden> – {text('wall.details')}</VisuallyHidden>
          </button>
        </h3>
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
        {message && message !== 'added' && <ErrorText>{text(problemKey(message))}</ErrorText>}
      </div>
      <button
        {...posted}
        className={`${framedIconButtonClass} ${styles.add}`}
        aria-label={text(addLabel, { title })}
        aria-disabled={isDone || isPending('add') || undefined}
        onClick={(event) => {
          event.preventDefault()
          if (!isDone) start('add', add)
        }}
      >
        {isPending('add') ? <Spinner label={text('wall.adding')} /> : <Icon name={isDone ? 'check' : 'plus'} />}
      </button>
      <VisuallyHidden live>{isAdded && text('wall.added', { title })}</VisuallyHidden>
    </li>
  )
}
