import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import type { ParkingSession, ParkingSessionList } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useDayAndTime } from '../../../pages/useDayAndTime'
import { useSession } from '../../../session/Session'
import { FormOutcome } from '../../../shell/FormOutcome'
import view from '../../../shell/PageView.module.css'
import { parkingPaths, sessionPath } from '../ParkingAddress'
import { parkingForms } from '../parkingForms'
import { parkingOutcomes } from '../parkingOutcomes'
import { MeterHint } from '../parts/MeterHint'
import { PostForm } from '../parts/PostForm'
import styles from '../parts/parking.module.css'
import { SessionCard } from '../parts/SessionCard'
import { SignIn } from '../parts/SignIn'

export type SessionData = {
  uid: string
  list: ParkingSessionList | undefined
  /** Undefined where it does not run. */
  session: ParkingSession | undefined
}

/** A running session: its clock, and what extends and stops it. */
export function SessionScreen({ data: { uid, list, session } }: { data: SessionData }) {
  const { portal, shellText: text } = useSession()
  return (
    <div className={view.text}>
      <header className={view.header}>
        <h1 className={view.title}>{text('parking.session')}</h1>
      </header>
      <FormOutcome texts={parkingOutcomes} form="parking" />
      {(!list || list.isLastKnown) && <MeterHint readAt={list?.readAt} />}
      {list && !list.isSignedIn && <SignIn resumes={sessionPath(uid)} />}
      {list && session && (
        <SessionCard session={session} list={list}>
          {!list.isLastKnown && <Controls session={session} />}
        </SessionCard>
      )}
      {list?.isSignedIn && !list.isLastKnown && !session && (
        <EmptyMessage title={text('parking.missing')} text={text('parking.missingText')} />
      )}
      <p className={entries.links}>
        <a href={portalPath(portal.cardName, pagePaths.parking)}>{text('parking.title')}</a>
        <a href={portalPath(portal.cardName, parkingPaths.history)}>{text('parking.history')}</a>
      </p>
    </div>
  )
}

/** Minutes by which a session can be extended. */
const extensions = [15, 30, 60, 120]

function Controls({ session: { uid, endsAt, latestEndAt } }: { session: ParkingSession }) {
  const { shellText: text } = useSession()
  const { timeOf } = useDayAndTime()
  const form = parkingForms[parkingPaths.session]
  if (!form) return null
  const ends = endsAt === undefined ? [] : extensions.map((minutes) => endAfter(endsAt, minutes))
  const allowed = ends.filter((end) => latestEndAt === undefined || end <= new Date(latestEndAt).toISOString())
  return (
    <PostForm form={form} path={sessionPath(uid)} className={styles.form}>
      <input type="hidden" name="uid" value={uid} />
      {endsAt !== undefined && (
        <fieldset className={styles.form}>
          <legend className={styles.heading}>{text('parking.extendTitle')}</legend>
          {allowed.length === 0 && <p>{text('parking.cannotExtend')}</p>}
          <div className={styles.tools}>
            {allowed.map((end) => (
              <button key={end} type="submit" name="extend" value={end} className={buttonClass('secondary')}>
                {text('parking.extendTo', { time: timeOf(end) })}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <p className={styles.tools}>
        <button type="submit" name="stop" value={uid} className={buttonClass('danger')}>
          {text('parking.stop')}
        </button>
      </p>
    </PostForm>
  )
}

const endAfter = (endsAt: string, minutes: number): string =>
  new Date(Date.parse(endsAt) + minutes * 60_000).toISOString()
