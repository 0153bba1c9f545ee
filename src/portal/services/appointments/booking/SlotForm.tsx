import type { ReactNode, SubmitEvent } from 'react'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { Slot } from '../../../../../schemas/engine'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { holdCall } from '../appointmentCalls'
import { calendarQuery, rangesQuery } from '../appointmentQueries'
import { type Choice, pathOf, steps } from '../Choice'
import { heldSlot, noteHeld } from './heldSlot'
import styles from './slots.module.css'
import type { useSend } from './useSend'

type Props = {
  choice: Choice
  sending: ReturnType<typeof useSend>
  className?: string | undefined
  children: ReactNode
}

/**
 * A form whose buttons `start` are times. A press holds the slot and leads to the next step. When another visitor has just taken it,
 * the dialog offers the nearest ones.
 */
export function SlotForm({ choice, sending, className, children }: Props) {
  const { portal, scope, queries } = useSession()
  const go = useGo()
  const { hasNoNetwork, send } = sending
  const { shellText: text } = useSession()
  const hold = async (start: string): Promise<void> => {
    const replaced = choice.hold ?? heldSlot()
    const sent = await send(holdCall({ ...choice, ...(replaced && { hold: replaced }) }, scope.portalName, start))
    if (sent === undefined || sent === 'unreachable') return
    if ('refused' in sent) {
      // What is free has changed.
      void queries.reloadShown(calendarQuery({ scope }, choice))
      if (choice.date) void queries.reloadShown(rangesQuery({ scope }, { ...choice, date: choice.date }))
      return sent.chosen === undefined ? undefined : await hold(sent.chosen)
    }
    const next = { ...choice, hold: String(sent.data.uid) }
    noteHeld(next.hold)
    go(pathOf(next.change === undefined ? steps.fill : steps.confirm, next))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement) void hold(submitter.value)
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, pathOf(steps.choose, choice))}
      className={className}
      onSubmit={submit}
    >
      {children}
      {hasNoNetwork && <ErrorText>{text('appointments.noNetwork')}</ErrorText>}
    </form>
  )
}

type ButtonProps = { slot: Pick<Slot, 'start'>; label: ReactNode; className: string; isBusy: boolean }

/** A time of a `SlotForm`. */
export const SlotButton = ({ slot: { start }, label, className, isBusy }: ButtonProps) => (
  <button type="submit" name="start" value={start} className={className} aria-disabled={isBusy || undefined}>
    <span className={styles.moment}>{label}</span>
  </button>
)
