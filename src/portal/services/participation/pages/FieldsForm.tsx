import { type SubmitEvent, useEffect, useState } from 'react'
import { createFormScope } from '../../../../../renderer/engine/createFormScope'
import { useIsSending } from '../../../../../renderer/engine/FormScopeContext'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { useText } from '../../../../../renderer/i18n/TextContext'
import { Field } from '../../../../../renderer/inputs/Field'
import type { FormField } from '../../../../../renderer/inputs/Input'
import { useDraft } from '../../../../../renderer/inputs/useDraft'
import { useFields } from '../../../../../renderer/inputs/useFields'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { type Problem, ProblemSummary } from '../../../../../renderer/parts/ProblemSummary'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { useFailureText } from '../../../../../renderer/parts/useFailureText'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Button } from '../../../../../schemas/engine'
import { fillIn, showRefusal } from '../../../forms/refusedForm'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import type { FormName } from '../formQuery'
import styles from './participation.module.css'

type Props = { form: FormName; title: string; inputs: readonly FormField[]; button: Button; onSent(): void }

/**
 * The fields of a participation form. Without JavaScript, the form posts to its page, which then shows the problems
 * beside the typed values; with JavaScript, the action of the button sends them.
 */
export function FieldsForm({ form, title, inputs, button: { label, action }, onSent }: Props) {
  const { now } = useHost()
  const { path, search } = useRouteMatch()
  const { portal, shellText } = useSession()
  const text = useText()
  const hydrated = useHydrated()
  const { fields, idOf, problems, failure, refusedValues, isSending, submit } = useParticipationForm(
    form,
    inputs,
    action,
    onSent,
  )
  const hasLostPhoto = refusedValues?.files !== undefined && inputs.some(({ name }) => name === 'files')
  return (
    <form
      className={`${cardClass()} ${styles.form}`}
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, search ? `${path}?${search}` : path)}
      noValidate={hydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      <div hidden>
        <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
      {problems.length > 0 && (
        <ProblemSummary title={text('form.problems', { count: problems.length })} problems={problems} />
      )}
      <fieldset className={styles.fields} disabled={isSending}>
        <legend>
          <VisuallyHidden>{title}</VisuallyHidden>
        </legend>
        {fields.all.map((field) => (
          <Field key={field.name} field={field} fields={fields} id={idOf(field.name)} sent />
        ))}
      </fieldset>
      {hasLostPhoto && <p className={styles.details}>{shellText('participate.photoAgain')}</p>}
      {failure && <ErrorText>{failure}</ErrorText>}
      <div className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')} aria-disabled={isSending || undefined}>
          {isSending && <Spinner label={text('form.sending')} />}
          {label}
        </button>
        {form === 'suggestion' && new URLSearchParams(search).has('category') && (
          <a className={buttonClass('secondary')} href={portalPath(portal.cardName, withoutCategory(path, search))}>
            {shellText('participate.otherCategory')}
          </a>
        )}
      </div>
    </form>
  )
}

/**
 * The fields, the problems and the failure of a form, and the function that sends it. It begins with what a post of
 * the page was refused for.
 */
function useParticipationForm(
  form: FormName,
  inputs: readonly FormField[],
  action: Button['action'],
  onSent: () => void,
) {
  const session = useSession()
  const { run, now, locale } = useHost()
  const { path, search } = useRouteMatch()
  const text = useText()
  const failureText = useFailureText()
  const [posted] = useState(session.posted?.form === form ? session.posted : undefined)
  const [scope] = useState(createFormScope)
  const { fields, idOf } = useFields(fillIn(inputs, posted?.refused?.fields, locale), scope)
  const draft = useDraft(`${path} ${search}`, fields, { isTyped: posted?.refused !== undefined })
  const isSending = useIsSending(scope)
  const findProblems = (): Problem[] =>
    fields.all.flatMap(({ name, label }) => {
      const { error } = fields.read(name)
      return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
    })
  const [problems, setProblems] = useState(() => {
    if (posted?.refused) showRefusal(fields, posted.refused, now())
    return findProblems()
  })
  const [failure, setFailure] = useState(
    posted && problems.length === 0
      ? session.shellText(failures[posted.status] ?? 'participate.unavailable')
      : undefined,
  )
  useEffect(() => {
    // The next visit of the page starts with empty fields.
    session.posted = undefined
  }, [session])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending || !action) return
    setFailure(undefined)
    const { outcome, hasProblems } = await scope.send(
      action,
      (sent) => run(sent, { key: 'participation', type: 'form' }),
      () => setProblems(findProblems()),
    )
    if (!hasProblems) setProblems([])
    if (outcome.status === 'done') {
      draft.clear()
      // The page itself thanks, in place of the dialog of the action.
      session.dialogs.closeModal()
      onSent()
    } else if (!hasProblems) setFailure(failureText(outcome))
  }
  return { fields, idOf, problems, failure, refusedValues: posted?.refused?.fields, isSending, submit }
}

/** Texts by the status of a response that names no field of the form. */
const failures: { readonly [status: number]: ShellTextKey } = {
  400: 'participate.unreadable',
  429: 'participate.tooMany',
}

function withoutCategory(path: string, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('category')
  return `${path}?${query}`
}
