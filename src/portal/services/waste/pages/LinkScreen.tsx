import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import styles from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { PostForm } from '../parts/PostForm'
import { wasteOutcomes } from '../wasteOutcomes'

export type LinkData = {
  what: 'confirm' | 'stop'
  /** Whether the address has what the call needs. */
  isComplete: boolean
  /** Whether the page confirms what was done. */
  isDone: boolean
}

/** Confirms or ends the mails of reminders by the link in one of them. */
export function LinkScreen({ data: { what, isComplete, isDone } }: { data: LinkData }) {
  const { portal, shellText: text } = useSession()
  const { path, search } = useRouteMatch()
  const home = portalPath(portal.cardName, pagePaths.waste)
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>
          {text(isDone ? 'waste.reminderTitle' : what === 'stop' ? 'waste.link.stopTitle' : 'waste.link.confirmTitle')}
        </h1>
      </header>
      <FormOutcome texts={wasteOutcomes} form="waste-link" />
      {isDone && (
        <p className={styles.links}>
          <a className={buttonClass('primary')} href={home}>
            {text('waste.back')}
          </a>
        </p>
      )}
      {!isDone && isComplete && (
        <>
          <p>{text(what === 'stop' ? 'waste.link.stopText' : 'waste.link.confirmText')}</p>
          <PostForm path={`${path}?${search}`} className={styles.links}>
            <button type="submit" className={buttonClass('primary')}>
              {text(what === 'stop' ? 'waste.reminder.stop' : 'waste.link.confirm')}
            </button>
          </PostForm>
        </>
      )}
      {!isDone && !isComplete && (
        <EmptyMessage title={text('waste.link.broken')}>
          <a className={buttonClass('primary')} href={home}>
            {text('waste.back')}
          </a>
        </EmptyMessage>
      )}
    </div>
  )
}
