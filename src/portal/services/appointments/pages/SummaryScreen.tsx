import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import type { Appointment, Block, OfficeView, PrestationView, SlotHold } from '../../../../../schemas/engine'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { bookCall } from '../appointmentCalls'
import styles from '../booking/booking.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { forgetDraft } from '../booking/draftName'
import { FieldList } from '../booking/FieldList'
import { forgetSlot } from '../booking/heldSlot'
import { PostedRefusal } from '../booking/PostedRefusal'
import { ReminderChoice } from '../booking/ReminderChoice'
import { StepForm } from '../booking/StepForm'
import { againPath, StepFrame, Unheld } from '../booking/StepFrame'
import { useMoment } from '../booking/useMoment'
import { useSend } from '../booking/useSend'
import { appointmentTarget, type Choice, pathOf, steps } from '../Choice'
import { allReminders, chosenReminders } from '../reminders'
import { MoveStep } from './MoveStep'

export type SummaryData = {
  choice: Choice
  prestation: PrestationView | undefined
  office: OfficeView | undefined
  /** Undefined once it has expired. */
  hold: SlotHold | undefined
  /** Whether the hold could not be read. */
  isUnread: boolean
  /** The appointment that is moved. */
  moved: Appointment | undefined
  /** Its form, in which everything can be changed. */
  inputs: readonly Block<'dynamic-input'>[]
}

/** Everything once more, and the button that books or moves the appointment. */
export function SummaryScreen({
  data: { choice, prestation, office, hold, isUnread, moved, inputs },
}: {
  data: SummaryData
}) {
  const { portal, shellText: text } = useSession()
  const moment = useMoment()
  return (
    <StepFrame
      step={3}
      title={text(choice.change === undefined ? 'appointments.summaryTitle' : 'appointments.moveTitle')}
      lead={moved && text('appointments.moveText', { moment: moment(moved.start) })}
    >
      {!hold || !prestation ? (
        <Unheld choice={choice} isUnread={isUnread} />
      ) : moved ? (
        <MoveStep {...{ choice, prestation, office, hold, moved }} inputs={inputs.map((input) => input.data)} />
      ) : !hold.fields ? (
        <p>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, pathOf(steps.fill, choice))}>
            {text('appointments.fillFirst')}
          </a>
        </p>
      ) : (
        <ConfirmStep {...{ choice, prestation, office, hold }} fields={hold.fields} />
      )}
    </StepFrame>
  )
}

type StepProps = Pick<SummaryData, 'choice' | 'office'> & {
  prestation: PrestationView
  hold: SlotHold
  fields: NonNullable<SlotHold['fields']>
}

function ConfirmStep({ choice, prestation, office, hold, fields }: StepProps) {
  const { portal, scope, shellText: text } = useSession()
  const go = useGo()
  const sending = useSend()
  const posted = usePosted('appointment-summary')
  const submit = async (form: HTMLFormElement) => {
    const ticked = new FormData(form)
    const reminders = chosenReminders((name) => ticked.has(name))
    const booking = { hold: hold.uid, reminders, portal: scope.portalName, values: hold.values ?? {} }
    const sent = await sending.send(bookCall(booking))
    if (sent === undefined || sent === 'unreachable') return
    if ('refused' in sent) {
      if (sent.chosen !== undefined) go(againPath(choice))
      return
    }
    forgetSlot()
    forgetDraft(hold.prestation)
    go(appointmentTarget(String(sent.data.uid), 'booked', choice.code), true)
  }
  return (
    <StepForm
      hold={hold}
      choice={choice}
      sending={sending}
      submitLabel={text('appointments.confirm')}
      onSubmit={(form) => void submit(form)}
    >
      <PostedRefusal posted={posted} />
      <input type="hidden" name="_values" value={JSON.stringify(hold.values ?? {})} />
      <ChoiceFacts prestation={prestation} office={office} slot={hold} isWhole />
      <section className={styles.section}>
        <h2 className={styles.heading}>{text('appointments.who')}</h2>
        <FieldList fields={fields} />
        <p>
          <a href={portalPath(portal.cardName, pathOf(steps.fill, choice))}>{text('appointments.editForm')}</a>
        </p>
      </section>
      <ReminderChoice chosen={allReminders} />
    </StepForm>
  )
}
