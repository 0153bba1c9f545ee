import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { ParkingSessionList } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { parkingPaths, sessionPath, signOutHref } from '../ParkingAddress'
import { parkingForms } from '../parkingForms'
import { parkingOutcomes } from '../parkingOutcomes'
import { MeterHint } from '../parts/MeterHint'
import { PostForm } from '../parts/PostForm'
import styles from '../parts/parking.module.css'
import { SessionCard } from '../parts/SessionCard'
import { SignIn } from '../parts/SignIn'

export type HomeData = {
  /** Undefined where they could not be read. */
  list: ParkingSessionList | undefined
}

/** The running sessions of the visitor, and the ways to start one. */
export function HomeScreen({ data: { list } }: { data: HomeData }) {
  const { portal, shellText: text } = useSession()
  const href = (path: string) => portalPath(portal.cardName, path)
  const isDown = !list || list.isLastKnown
  return (
    <>
      <header className={view.header}>
        <h1 className={view.title}>{text('parking.title')}</h1>
        <p className={view.lead}>{text('parking.lead')}</p>
      </header>
      {/* A refused stop is shown by the form of its session. */}
      <FormOutcome texts={parkingOutcomes} form="parking" />
      {isDown && (
        <div className={entries.section}>
          <MeterHint readAt={list?.readAt} />
        </div>
      )}
      {list && <Sessions list={list} />}
      {list && !list.isSignedIn && (
        <div className={entries.section}>
          <SignIn resumes={pagePaths.parking} />
        </div>
      )}
      <p className={styles.tools}>
        {list?.isSignedIn && (
          <a className={buttonClass('primary')} href={href(parkingPaths.start)}>
            {text('parking.start')}
          </a>
        )}
        <a className={buttonClass('secondary')} href={href(parkingPaths.zones)}>
          {text('parking.zones')}
        </a>
      </p>
      {list?.isSignedIn && (
        <>
          <p className={entries.links}>
            <a href={href(parkingPaths.plates)}>{text('parking.plates')}</a>
            <a href={href(parkingPaths.history)}>{text('parking.history')}</a>
          </p>
          <form method="post" action={signOutHref(portal.cardName)} className={entries.links}>
            <button type="submit" className={buttonClass('link')}>
              {text('parking.signOut')}
            </button>
          </form>
        </>
      )}
    </>
  )
}

function Sessions({ list }: { list: ParkingSessionList }) {
  const { portal, shellText: text } = useSession()
  const { items, isSignedIn, isLastKnown } = list
  const form = parkingForms[pagePaths.parking]
  if (!isSignedIn || !form) return null
  if (items.length === 0)
    return isLastKnown ? null : <EmptyMessage title={text('parking.noneTitle')} text={text('parking.noneText')} />
  return (
    <div className={styles.sessions}>
      {items.map((session) => (
        <SessionCard key={session.uid} session={session} list={list}>
          {!isLastKnown && (
            <PostForm form={form} path={pagePaths.parking} className={styles.form}>
              <p className={styles.tools}>
                <button type="submit" name="stop" value={session.uid} className={buttonClass('danger')}>
                  {text('parking.stop')}
                </button>
                <a
                  className={buttonClass('secondary')}
                  href={portalPath(portal.cardName, sessionPath(session.uid))}
                  rel="nofollow"
                >
                  {text('parking.extend')}
                </a>
              </p>
            </PostForm>
          )}
        </SessionCard>
      ))}
    </div>
  )
}
