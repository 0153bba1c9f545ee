import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react'
import type { Action } from '../../../schemas/engine'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { createFormScope, type FormScope } from '../../engine/createFormScope'
import { useIsSending } from '../../engine/FormScopeContext'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { Field } from '../../inputs/Field'
import { useDraft } from '../../inputs/useDraft'
import { useFields } from '../../inputs/useFields'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Heading } from '../../parts/Heading'
import { type Problem, ProblemSummary } from '../../parts/ProblemSummary'
import { Spinner } from '../../parts/Spinner'
import { useFailureText } from '../../parts/useFailureText'
import { useHydrated } from '../../parts/useHydrated'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Form.module.css'
import { type AnswerBlocks, FormAnswer, readAnswer } from './FormAnswer'

export { default as contract } from '../../../schemas/generated/blocks/form.js'

/** A form of fields with a submit button. Typed values survive new data as long as the fields are the same. */
export function Form(props: BlockProps<'form'>) {
  return <FilledForm key={JSON.stringify(props.data.inputs.map(({ value: _, ...rest }) => rest))} {...props} />
}

/** The form with its form scope. */
export function FilledForm({ data, action, id, run }: BlockProps<'form'>) {
  const { title, inputs, method, endpoint, submitLabel } = data
  const { formTarget } = useHost()
  const text = useText()
  const formId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [scope] = useState(createFormScope)
  const { fields, idOf } = useFields(inputs, scope)
  const hydrated = useHydrated()
  const isSending = useIsSending(scope)
  const { path } = useAddress()
  const draft = useDraft(`${path} ${id ?? endpoint}`, fields)
  const { problems, failure, answer, send } = useSubmission({ scope, fields, idOf })

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const call: Action = { handler: 'submit', data: { method, endpoint }, ...(action && { then: action }) }
    const isDone = await send(call, (sentAction) => {
      // Disabled fields lose the focus, and the fields are disabled while the form is sent.
      button.current?.focus()
      return run(sentAction)
    })
    if (isDone) draft.clear()
  }

  if (answer && method !== 'GET') return <FormAnswer answer={answer} messageKey="form.sent" />
  return (
    <div className={styles.root}>
      <form
        className={`${cardClass()} ${styles.form}`}
        method="post"
        encType="multipart/form-data"
        action={formTarget}
        noValidate={hydrated}
        onSubmit={submit}
        aria-labelledby={title && `${formId}-title`}
      >
        {title && <Heading id={`${formId}-title`}>{title}</Heading>}
        <CallParameters method={method} endpoint={endpoint} />
        {problems.length > 0 && (
          <ProblemSummary title={text('form.problems', { count: problems.length })} problems={problems} />
        )}
        <FormFields legend={title ?? submitLabel} fields={fields} idOf={idOf} disabled={isSending} />
        {failure && (
          <div className={styles.failed}>
            <ErrorText>{failure}</ErrorText>
          </div>
        )}
        <SubmitButton ref={button} label={submitLabel} isSending={isSending} />
      </form>
      {answer && <FormAnswer answer={answer} messageKey="form.none" />}
    </div>
  )
}

/** What the portal's server needs to make the call without JavaScript. */
function CallParameters({ method, endpoint }: Pick<BlockProps<'form'>['data'], 'method' | 'endpoint'>) {
  const { now } = useHost()
  const { path, search } = useAddress()
  return (
    <>
      <input type="hidden" name="_method" value={method} />
      <input type="hidden" name="_endpoint" value={endpoint} />
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      <input type="hidden" name="_back" value={search ? `${path}?${search}` : path} />
    </>
  )
}

type FormFieldsProps = ReturnType<typeof useFields> & { legend: string; disabled: boolean }

function FormFields({ legend, fields, idOf, disabled }: FormFieldsProps) {
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {fields.all.map((field) => (
        <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
      ))}
    </fieldset>
  )
}

type SubmitButtonProps = { ref: RefObject<HTMLButtonElement | null>; label: string; isSending: boolean }

function SubmitButton({ ref, label, isSending }: SubmitButtonProps) {
  const text = useText()
  return (
    <button
      ref={ref}
      type="submit"
      className={`${buttonClass('primary')} ${styles.submit}`}
      aria-disabled={isSending || undefined}
    >
      {isSending && <Spinner label={text('form.sending')} />}
      {label}
    </button>
  )
}

type SubmissionOptions = ReturnType<typeof useFields> & { scope: FormScope }

/** Sends a form. `problems`, `failure` and `answer` are those of the last submission. */
function useSubmission({ scope, fields, idOf }: SubmissionOptions) {
  const { engine, locale } = useHost()
  const text = useText()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [answer, setAnswer] = useState<AnswerBlocks>()

  const showProblems = () =>
    setProblems(
      fields.all.flatMap(({ name, label }) => {
        const { error } = fields.read(name)
        return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
      }),
    )

  /** Runs an action with the values of the fields, unless one is invalid. Resolves to whether it is done. */
  async function send(action: Action, run: Run): Promise<boolean> {
    setFailure(undefined)
    const sendAction: Run = async (sentAction) => {
      setProblems([])
      const outcome = await run(sentAction)
      if (outcome.status === 'done') setAnswer(await readAnswer(outcome.value, engine, locale))
      return outcome
    }
    const { outcome, hasProblems } = await scope.send(action, sendAction, showProblems)
    if (outcome.status === 'failed' || outcome.status === 'invalid') {
      setAnswer(undefined)
      setFailure(hasProblems ? undefined : failureText(outcome))
    }
    return outcome.status === 'done'
  }
  return { problems, failure, answer, send }
}
