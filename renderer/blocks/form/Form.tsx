import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { FormData } from '../../../schemas/engine'
import { useAddress } from '../../engine/AddressContext'
import type { BlockProps } from '../../engine/BlockProps'
import { useHost } from '../../engine/HostContext'
import { useText } from '../../i18n/TextContext'
import { createFields, type Fields } from '../../inputs/createFields'
import { Field } from '../../inputs/Field'
import type { InputType } from '../../inputs/Input'
import { buttonClass } from '../../parts/buttonClass'
import { cardClass } from '../../parts/cardClass'
import { ErrorText } from '../../parts/ErrorText'
import { Heading } from '../../parts/Heading'
import { Spinner } from '../../parts/Spinner'
import { useHydrated } from '../../parts/useHydrated'
import styles from './Form.module.css'
import { type AnswerBlocks, FormAnswer, readAnswer } from './FormAnswer'
import { FormSummary, type Problem } from './FormSummary'
import { rejectedFields } from './rejectedFields'
import { useDraft } from './useDraft'

export { default as contract } from '../../../schemas/generated/blocks/form.js'

/** Fields to fill in and a button that sends them. What was typed stays while the fields stay the same. */
export function Form(props: BlockProps<'form'>) {
  return <FilledForm key={JSON.stringify(props.data.inputs.map(({ value: _, ...rest }) => rest))} {...props} />
}

type Status = 'idle' | 'sending' | 'failed'

/** The form with the state of its fields. */
export function FilledForm({ data, action, id, run }: BlockProps<'form'>) {
  const { title, inputs, method, endpoint, submitLabel } = data
  const { engine, locale, formTarget, now } = useHost()
  const { path, search } = useAddress()
  const text = useText()
  const own = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [fields] = useState(() => createFields(inputs, { now }))
  const draft = useDraft(`${path} ${id ?? endpoint}`, fields)
  const [status, setStatus] = useState<Status>('idle')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [answer, setAnswer] = useState<AnswerBlocks>()
  const hydrated = useHydrated()
  useEffect(() => fields.stop, [fields])

  const sending = status === 'sending'
  const idOf = (name: string) => `${own}-${name}`
  const point = () =>
    setProblems(
      fields.all.flatMap(({ name, label }) => {
        const { error } = fields.read(name)
        return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
      }),
    )

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (sending) return
    if (fields.check().length > 0) {
      setStatus('idle')
      return point()
    }
    setProblems([])
    setStatus('sending')
    // The fields are disabled while sending, and a disabled field loses the focus.
    button.current?.focus()
    const outcome = await run({
      handler: 'submit',
      data: { method, endpoint, fields: sentFields(fields, method) },
      ...(action && { then: action }),
    })
    if (outcome.status === 'done') {
      draft.clear()
      setAnswer(await readAnswer(outcome.value, engine, locale))
      return setStatus('idle')
    }
    if (outcome.status !== 'failed' && outcome.status !== 'invalid') return setStatus('idle')
    setAnswer(undefined)
    const refused = rejectedFields(outcome).filter(({ name, error }) => fields.refuse(name, error))
    setStatus(refused.length > 0 ? 'idle' : 'failed')
    if (refused.length > 0) point()
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
        aria-labelledby={title && `${own}-title`}
      >
        {title && <Heading id={`${own}-title`}>{title}</Heading>}
        <input type="hidden" name="_method" value={method} />
        <input type="hidden" name="_endpoint" value={endpoint} />
        <input type="hidden" name="_back" value={search ? `${path}?${search}` : path} />
        {problems.length > 0 && <FormSummary problems={problems} />}
        <fieldset className={styles.fields} disabled={sending}>
          {fields.all.map((field) => (
            <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
          ))}
        </fieldset>
        {status === 'failed' && (
          <div className={styles.failed}>
            <ErrorText>{text('error.basic')}</ErrorText>
          </div>
        )}
        <button
          ref={button}
          type="submit"
          className={`${buttonClass('primary')} ${styles.submit}`}
          aria-disabled={sending || undefined}
        >
          {sending && <Spinner label={text('form.sending')} />}
          {submitLabel}
        </button>
      </form>
      {answer && <FormAnswer answer={answer} messageKey="form.none" />}
    </div>
  )
}

/** Types whose values are trimmed: Enter submits a field before its blur event could trim it. */
const trimmedTypes: readonly InputType[] = ['email', 'url', 'phone', 'media-handle']

/** The values a form sends. Leaves out empty fields; PATCH sends them as null. */
export function sentFields(fields: Fields, method: FormData['method']): Record<string, unknown> {
  const entries = fields.all.flatMap((field) => {
    const { value } = fields.read(field.name)
    const isTidied = typeof value === 'string' && trimmedTypes.includes(field.inputType)
    if (fields.isFilled(field)) return [[field.name, isTidied ? value.trim() : value]]
    return method === 'PATCH' ? [[field.name, null]] : []
  })
  return Object.fromEntries(entries)
}
