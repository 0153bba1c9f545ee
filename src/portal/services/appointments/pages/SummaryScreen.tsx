import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { choiceClass, tickClass } from '../../../../../renderer/parts/Choice'
import type { Appointment, OfficeView, PrestationView, SlotHold } from '../../../../../schemas/engine'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { bookCall, moveCall } from '../appointmentCalls'
import styles from '../booking/booking.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { forgetDraft } from '../booking/draftName'
import { FieldList } from '../booking/FieldList'
import { forgetSlot } from '../booking/heldSlot'
import { PostedRefusal } from '../booking/PostedRefusal'
import { StepForm } from '../booking/StepForm'
import { againPath, StepFrame, Unheld } from '../booking/StepFrame'
import { useMoment } from '../booking/useMoment'
import { useSend } from '../booking/useSend'
import { appointmentTarget, type Choice, pathOf, steps } from '../Choice'
import { allReminders, chosenReminders } from '../reminders'

export type SummaryData = {
  choice: Choice
  prestation: PrestationView | undefined
  office: OfficeView | undefined
  /** Undefined once it has expired. */
  hold: SlotHold | undefined
  /** The appointment that is moved. */
  moved: Appointment | undefined
}

/** Everything once more, and the button that books or moves the appointment. */
export function SummaryScreen({ data: { choice, prestation, office, hold, moved } }: { data: SummaryData }) {
  const { portal, shellText: text } = useSession()
  const moment = useMoment()
  const fields = moved?.fields ?? hold?.fields
  return (
    <StepFrame
      step={3}
      title={text(choice.change === undefined ? 'appointments.summaryTitle' : 'appointments.moveTitle')}
      lead={moved && text('appointments.moveText', { moment: moment(moved.start) })}
    >
      {!hold || !prestation ? (
        <Unheld choice={choice} />
      ) : !fields ? (
        <p>
          <a className={buttonClass('primary')} href={portalPath(portal.cardName, pathOf(steps.fill, choice))}>
            {text('appointments.fillFirst')}
          </a>
        </p>
      ) : (
        <ConfirmStep {...{ choice, prestation, office, hold, moved, fields }} />
      )}
    </StepFrame>
  )
}

type StepProps = Omit<SummaryData, 'prestation' | 'hold'> & {
  prestation: PrestationView
  hold: SlotHold
  fields: NonNullable<SlotHold['fields']>
}

function ConfirmStep({ choice, prestation, office, hold, moved, fields }: StepProps) {
  const { portal, scope, shellText: text } = useSession()
  const go = useGo()
  const sending = useSend()
  const posted = usePosted('appointment-summary')
  const { change, code } = choice
  const submit = async (form: HTMLFormElement) => {
    const ticked = new FormData(form)
    const booking = { hold: hold.uid, reminders: chosenReminders((name) => ticked.has(name)) }
    const call =
      change === undefined
        ? bookCall({ ...booking, portal: scope.portalName, values: hold.values ?? {} })
        : moveCall(change, { ...booking, code })
    const sent = await sending.send(call)
    if (sent === undefined || sent === 'unreachable') return
    if ('refused' in sent) {
      if (sent.chosen !== undefined) go(againPath(choice))
      return
    }
    forgetSlot()
    forgetDraft(hold.prestation)
    go(appointmentTarget(String(sent.data.uid), change === undefined ? 'booked' : 'moved', code), true)
  }
  return (
    <StepForm
      hold={hold}
      choice={choice}
      sending={sending}
      submitLabel={text(change === undefined ? 'appointments.confirm' : 'appointments.confirmMove')}
      onSubmit={(form) => void submit(form)}
    >
      <PostedRefusal posted={posted} />
      {change === undefined && <input type="hidden" name="_values" value={JSON.stringify(hold.values ?? {})} />}
      <ChoiceFacts prestation={prestation} office={office} slot={hold} isWhole />
      <section className={styles.section}>
        <h2 className={styles.heading}>{text('appointments.who')}</h2>
        <FieldList fields={fields} />
        {change === undefined && (
          <p>
            <a href={portalPath(portal.cardName, pathOf(steps.fill, choice))}>{text('appointments.editForm')}</a>
          </p>
        )}
      </section>
      <fieldset className={styles.reminders}>
        <legend className={styles.heading}>{text('appointments.reminders')}</legend>
        {allReminders.map((reminder) => (
          <label key={reminder} className={choiceClass}>
            <input
              type="checkbox"
              name={reminder}
              defaultChecked={moved ? moved.reminders.includes(reminder) : true}
              className={tickClass}
            />
            <span>{text(`appointments.reminder.${reminder}`)}</span>
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}
