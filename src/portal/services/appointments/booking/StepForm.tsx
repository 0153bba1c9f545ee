import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import type { SlotHold } from '../../../../../schemas/engine'
import { pagePaths } from '../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import view from '../../../shell/PageView.module.css'
import { extendCall, releaseCall } from '../appointmentCalls'
import { holdQuery } from '../appointmentQueries'
import type { Choice } from '../Choice'
import styles from './booking.module.css'
import { HoldClock } from './HoldClock'
import { forgetSlot, useHeldSlot } from './heldSlot'
import { againPath, Unheld } from './StepFrame'
import { showRefusal } from './showRefusal'
import type { useSend } from './useSend'

type Props = {
  hold: SlotHold
  choice: Choice
  sending: ReturnType<typeof useSend>
  submitLabel: string
  /** What was typed, which an extension keeps. */
  typed?(): Readonly<Record<string, unknown>>
  onSubmit(form: HTMLFormElement): void
  children: ReactNode
}

/**
 * The form of a step with a held slot. Besides sending it, its buttons hold the slot for longer and give it back. Without a script it
 * is posted to its own address.
 */
export function StepForm({ hold, choice, sending, submitLabel, typed, onSubmit, children }: Props) {
  const session = useSession()
  const { portal, queries, shellText: text } = session
  const { path, search } = useRouteMatch()
  const { now } = useHost()
  const hydrated = useHydrated()
  const go = useGo()
  const { isSending, hasNoNetwork, send } = sending
  const [isOver, setOver] = useState(false)
  useHeldSlot(hold.uid)

  const restart = (chosen: string | undefined) => {
    if (chosen === undefined) return
    go(againPath(choice))
  }
  const extend = async () => {
    const sent = await send(extendCall(hold.uid, typed?.()))
    if (sent !== undefined && sent !== 'unreachable' && 'data' in sent)
      await queries.reload(holdQuery(session, hold.uid))
    if (typeof sent === 'object' && 'refused' in sent) restart(sent.chosen)
  }
  const release = async () => {
    await send(releaseCall(hold.uid))
    forgetSlot()
    go(pagePaths.appointments)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wish = event.nativeEvent.submitter instanceof HTMLButtonElement ? event.nativeEvent.submitter.value : ''
    if (wish === 'extend') void extend()
    else if (wish === 'release') void release()
    else onSubmit(event.currentTarget)
  }
  const end = async () => {
    forgetSlot()
    setOver(true)
    restart(await showRefusal(session, 'expired', [], 'restart'))
  }
  if (isOver) return <Unheld choice={choice} />
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, `${path}?${search}`)}
      className={`${cardClass()} ${styles.form}`}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      {/* Enter in a field presses the first button of a form. */}
      <button type="submit" className={view.unseen} tabIndex={-1} aria-hidden="true">
        {submitLabel}
      </button>
      <HoldClock hold={hold} isBusy={isSending} onEnd={() => void end()} />
      {children}
      {hasNoNetwork && <ErrorText>{text('appointments.noNetwork')}</ErrorText>}
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
          {isSending && <Spinner label={text('appointments.sending')} />}
          {submitLabel}
        </button>
        <a className={buttonClass('secondary')} href={portalPath(portal.cardName, againPath(choice))}>
          {text('appointments.otherTime')}
        </a>
        <button type="submit" name="_do" value="release" formNoValidate className={buttonClass('link')}>
          {text('appointments.giveUp')}
        </button>
      </div>
    </form>
  )
}
