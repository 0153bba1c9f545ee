import type { FormField } from '../../../../../renderer/inputs/Input'
import type { Appointment, OfficeView, PrestationView, SlotHold } from '../../../../../schemas/engine'
import { FieldSet } from '../../../forms/FieldSet'
import { useFormFields } from '../../../forms/useFormFields'
import { usePosted } from '../../../forms/usePosted'
import { useGo } from '../../../pages/useGo'
import { useSession } from '../../../session/Session'
import { moveCall } from '../appointmentCalls'
import styles from '../booking/booking.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { moveDraftName } from '../booking/draftName'
import { forgetSlot } from '../booking/heldSlot'
import { PostedRefusal } from '../booking/PostedRefusal'
import { ReminderChoice } from '../booking/ReminderChoice'
import { StepForm } from '../booking/StepForm'
import { againPath } from '../booking/StepFrame'
import { useSend } from '../booking/useSend'
import { appointmentTarget, type Choice } from '../Choice'
import { chosenReminders } from '../reminders'

type Props = {
  choice: Choice
  prestation: PrestationView
  office: OfficeView | undefined
  hold: SlotHold
  moved: Appointment
  inputs: readonly FormField[]
}

/** The new time of an appointment, and its form once more, in which everything can be changed. */
export function MoveStep({ choice, prestation, office, hold, moved, inputs }: Props) {
  const { shellText: text } = useSession()
  const go = useGo()
  const sending = useSend()
  const posted = usePosted('appointment-summary')
  const { fields, idOf, problems, check, refuse, clearDraft } = useFormFields(inputs, {
    posted,
    values: hold.values ?? moved.values,
    draft: moveDraftName(moved.uid),
  })
  const { code } = choice
  const submit = async (form: HTMLFormElement) => {
    if (!check()) return
    const ticked = new FormData(form)
    const reminders = chosenReminders((name) => ticked.has(name))
    const values = fields.values(false)
    const sent = await sending.send(moveCall(moved.uid, { hold: hold.uid, values, reminders, code }))
    if (sent === undefined || sent === 'unreachable') return
    if ('refused' in sent) {
      refuse(sent.refused)
      if (sent.chosen !== undefined) go(againPath(choice))
      return
    }
    forgetSlot()
    clearDraft()
    go(appointmentTarget(String(sent.data.uid), 'moved', code), true)
  }
  return (
    <StepForm
      hold={hold}
      choice={choice}
      sending={sending}
      submitLabel={text('appointments.confirmMove')}
      typed={() => fields.values(false)}
      onSubmit={(form) => void submit(form)}
    >
      <PostedRefusal posted={posted} />
      <ChoiceFacts prestation={prestation} office={office} slot={hold} isWhole />
      <section className={styles.section}>
        <h2 className={styles.heading}>{text('appointments.who')}</h2>
        <FieldSet fields={fields} idOf={idOf} problems={problems} legend={text('appointments.who')} />
      </section>
      <ReminderChoice chosen={moved.reminders} />
    </StepForm>
  )
}
