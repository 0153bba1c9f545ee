import { useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { rejectedFields } from '../../../../../renderer/engine/rejectedFields'
import { useText } from '../../../../../renderer/i18n/TextContext'
import type { Fields } from '../../../../../renderer/inputs/createFields'
import { Field } from '../../../../../renderer/inputs/Field'
import type { FormField } from '../../../../../renderer/inputs/Input'
import { useDraft } from '../../../../../renderer/inputs/useDraft'
import { errorOf, useFields } from '../../../../../renderer/inputs/useFields'
import { type Problem, ProblemSummary } from '../../../../../renderer/parts/ProblemSummary'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Account, Block, OfficeView, PrestationView, SlotHold } from '../../../../../schemas/engine'
import { fillIn, showRefusal } from '../../../forms/refusedForm'
import { useSession, useVisitor } from '../../../session/Session'
import { fillCall } from '../appointmentCalls'
import styles from '../booking/booking.module.css'
import { ChoiceFacts } from '../booking/ChoiceFacts'
import { draftName } from '../booking/draftName'
import { PostedRefusal, usePosted } from '../booking/PostedRefusal'
import { StepForm } from '../booking/StepForm'
import { againPath, StepFrame, Unheld } from '../booking/StepFrame'
import { useGo, useSend } from '../booking/useSend'
import { type Choice, pathOf, steps } from '../Choice'

export type FormData = {
  choice: Choice
  prestation: PrestationView | undefined
  office: OfficeView | undefined
  /** Undefined once it has expired. */
  hold: SlotHold | undefined
  inputs: readonly Block<'dynamic-input'>[]
}

/** Who comes, and what the office has to know. */
export function FormScreen({ data }: { data: FormData }) {
  const { shellText: text } = useSession()
  const { choice, prestation, office, hold } = data
  return (
    <StepFrame step={2} title={text('appointments.formTitle')}>
      {hold && prestation ? (
        <>
          <ChoiceFacts prestation={prestation} office={office} slot={hold} />
          <FieldsStep choice={choice} hold={hold} inputs={data.inputs.map((input) => input.data)} />
        </>
      ) : (
        <Unheld choice={choice} />
      )}
    </StepFrame>
  )
}

type StepProps = { choice: Choice; hold: SlotHold; inputs: readonly FormField[] }

function FieldsStep({ choice, hold, inputs }: StepProps) {
  const { shellText } = useSession()
  const text = useText()
  const go = useGo()
  const sending = useSend()
  const posted = usePosted('appointment-form')
  const { fields, idOf, problems, check, refuse } = useStepFields(hold, inputs, posted)
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
      {problems.length > 0 && (
        <ProblemSummary title={text('form.problems', { count: problems.length })} problems={problems} />
      )}
      <fieldset className={styles.fields}>
        <legend>
          <VisuallyHidden>{shellText('appointments.formTitle')}</VisuallyHidden>
        </legend>
        {fields.all.map((field) => (
          <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
        ))}
      </fieldset>
    </StepForm>
  )
}

/** The fields with what was typed before, or else with what the account says, and their problems. */
function useStepFields(hold: SlotHold, inputs: readonly FormField[], posted: ReturnType<typeof usePosted>) {
  const { now, locale } = useHost()
  const text = useText()
  const account = useVisitor('account')
  const [initial] = useState(() => fillIn(inputs, posted?.refused?.fields ?? hold.values ?? valuesOf(account), locale))
  const { fields, idOf } = useFields(initial, undefined)
  useDraft(draftName(hold.prestation), fields)
  const findProblems = (): Problem[] =>
    fields.all.flatMap(({ name, label }) => {
      const { error } = fields.read(name)
      return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
    })
  const [problems, setProblems] = useState(() => {
    if (posted?.refused) showRefusal(fields, posted.refused, now())
    return findProblems()
  })
  const check = () => {
    const isComplete = fields.check().length === 0
    setProblems(findProblems())
    return isComplete
  }
  const refuse = (error: unknown) => {
    refuseAll(fields, error)
    setProblems(findProblems())
  }
  return { fields, idOf, problems, check, refuse }
}

function refuseAll(fields: Fields, error: unknown): void {
  for (const { name, reason } of rejectedFields({ status: 'failed', error })) fields.refuse(name, errorOf(reason))
}

/** What an account says of who comes; undefined without one. */
function valuesOf(account: Account | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!account) return undefined
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ')
  return { email: account.email, ...(name && { name }) }
}
