import type { FormField } from '../../../../../renderer/inputs/Input'
import type { Block, OfficeView, PrestationView, SlotHold } from '../../../../../schemas/engine'
import { FieldSet } from '../../../forms/FieldSet'
import { useFormFields, valuesOfAccount } from '../../../forms/useFormFields'
import { usePosted } from '../../../forms/usePosted'
import { useGo } from '../../../pages/useGo'
import { useSession, useVisitor } from '../../../session/Session'
import { fillCall } from '../appointmentCalls'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { draftName } from '../booking/draftName'
import { PostedRefusal } from '../booking/PostedRefusal'
import { StepForm } from '../booking/StepForm'
import { againPath, StepFrame, Unheld } from '../booking/StepFrame'
import { useSend } from '../booking/useSend'
import { type Choice, pathOf, steps } from '../Choice'

export type FormData = {
  choice: Choice
  prestation: PrestationView | undefined
  office: OfficeView | undefined
  /** Undefined once it has expired. */
  hold: SlotHold | undefined
  /** Whether the hold could not be read. */
  isUnread: boolean
  inputs: readonly Block<'dynamic-input'>[]
}

/** Who comes, and what the office has to know. */
export function FormScreen({ data }: { data: FormData }) {
  const { shellText: text } = useSession()
  const { choice, prestation, office, hold, isUnread } = data
  return (
    <StepFrame step={2} title={text('appointments.formTitle')}>
      {hold && prestation ? (
        <>
          <ChoiceFacts prestation={prestation} office={office} slot={hold} />
          <FieldsStep choice={choice} hold={hold} inputs={data.inputs.map((input) => input.data)} />
        </>
      ) : (
        <Unheld choice={choice} isUnread={isUnread} />
      )}
    </StepFrame>
  )
}

type StepProps = { choice: Choice; hold: SlotHold; inputs: readonly FormField[] }

function FieldsStep({ choice, hold, inputs }: StepProps) {
  const { shellText } = useSession()
  const go = useGo()
  const sending = useSend()
  const posted = usePosted('appointment-form')
  const account = useVisitor('account')
  const { fields, idOf, problems, check, refuse } = useFormFields(inputs, {
    posted,
    values: hold.values ?? valuesOfAccount(account),
    draft: draftName(hold.prestation),
  })
  const submit = async () => {
    if (!check()) return
    const sent = await sending.send(fillCall(hold.uid, fields.values(false)))
    if (sent === undefined || sent === 'unreachable') return
    if ('data' in sent) return go(pathOf(steps.confirm, choice))
    refuse(sent.refused)
    if (sent.chosen !== undefined) go(againPath(choice))
  }
  return (
    <StepForm
      hold={hold}
      choice={choice}
      sending={sending}
      submitLabel={shellText('appointments.toSummary')}
      typed={() => fields.values(false)}
      onSubmit={() => void submit()}
    >
      <PostedRefusal posted={posted} />
      <FieldSet fields={fields} idOf={idOf} problems={problems} legend={shellText('appointments.formTitle')} />
    </StepForm>
  )
}
