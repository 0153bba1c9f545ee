import {
  createContext,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ProblemSummary } from '../../../../../renderer/parts/ProblemSummary'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../../renderer/parts/useHydrated'
import { useRouteMatch } from '../../../location/Route'
import { portalPath } from '../../../location/urls'
import { removeDrafts } from '../../../session/removeDrafts'
import { type Session, useSession } from '../../../session/Session'
import styles from '../account.module.css'
import { type FormSuccess, type Problems, postForm } from './postForm'
import { problemKey } from './problemKey'
import { useAccountDraft } from './useAccountDraft'

/** The state that the fields of a form read. */
type FormState = {
  problems: Problems
  /** Previously posted values by field. */
  values: Readonly<Record<string, string>>
  idOf(name: string): string
}

const FormContext = createContext<FormState>({ problems: {}, values: {}, idOf: (name) => name })

/** The id of a field's control, its previously posted value, and the text of its problem. */
export function useFormField(name: string) {
  const { problems, values, idOf } = use(FormContext)
  const { shellText } = useSession()
  const problem = problems[name]
  return { id: idOf(name), value: values[name], problem: problem && shellText(problemKey(problem)) }
}

type Props = {
  /** Name of the form, which the server dispatches on. */
  name: string
  submitLabel: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Whether the form has a file field. */
  hasFile?: boolean
  /** Fields without a control; an undefined one is left out. */
  hidden?: Readonly<Record<string, string | undefined>>
  /** Whether the form has no card, because it is inside another one. */
  isBare?: boolean
  children?: ReactNode
}

/** The query of a page without what the last form did, which is not said beside the problems of the next. */
function keptQuery(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('done')
  return String(query) && `?${query}`
}

/**
 * A form of the account pages. The server validates it, and the page shows the problems without losing typed text.
 * Without JavaScript, the form posts to its page and the server responds with the whole page, whose query keeps the
 * language and the page to return to.
 */
export function AccountForm({ name, submitLabel, kind = 'primary', hasFile, hidden = {}, isBare, children }: Props) {
  const { locale, portal, shellText } = useSession()
  const { path, search } = useRouteMatch()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const { state, isSending, send } = useAccountForm(form, name)
  const hiddenFields = Object.entries({ ...hidden, form: name, lang: locale })
  return (
    <form
      ref={form}
      className={isBare ? styles.form : `${cardClass()} ${styles.form}`}
      method="post"
      action={portalPath(portal.cardName, path) + keptQuery(search)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={send}
    >
      <FormContext value={state}>
        <ProblemList {...state} />
        {hiddenFields.map(
          ([field, value]) => value !== undefined && <input key={field} type="hidden" name={field} value={value} />,
        )}
        {children}
      </FormContext>
      <div className={styles.buttons}>
        <button
          type="submit"
          className={`${buttonClass(kind)} ${isBare ? '' : styles.submit}`}
          aria-disabled={isSending || undefined}
        >
          {isSending && <Spinner label={shellText('account.sending')} />}
          {submitLabel}
        </button>
      </div>
    </form>
  )
}

/** The state of a form, and the function that sends it. */
function useAccountForm(form: RefObject<HTMLFormElement | null>, name: string) {
  const session = useSession()
  const idPrefix = useId()
  const posted = session.posted?.form === name ? session.posted : undefined
  const [values] = useState(posted?.values ?? {})
  const [problems, setProblems] = useState<Problems>(posted?.problems ?? {})
  const [isSending, setSending] = useState(false)
  const clearDraft = useAccountDraft(form, name)
  useEffect(() => {
    // The next visit of the page starts with empty fields.
    session.posted = undefined
  }, [session])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const result = await postForm(event.currentTarget)
    // The page of the former session goes, with all that it had read.
    if ('leave' in result) return window.location.assign(result.leave)
    setSending(false)
    setProblems('problems' in result ? { ...result.problems } : {})
    if ('problems' in result) return
    clearDraft()
    finishForm(session, result)
  }
  const idOf = useCallback((field: string) => `${idPrefix}-${field}`, [idPrefix])
  return { state: { problems, values, idOf }, isSending, send }
}

/** The problems of a form, each with a link to its field. */
function ProblemList({ problems, idOf }: Pick<FormState, 'problems' | 'idOf'>) {
  const { shellText } = useSession()
  const listed = useMemo(
    () =>
      Object.entries(problems).map(([field, problem]) => ({
        id: field === '' ? undefined : idOf(field),
        text: shellText(problemKey(problem)),
      })),
    [problems, idOf, shellText],
  )
  return listed.length > 0 && <ProblemSummary title={shellText('account.problems')} problems={listed} />
}

/** Updates the signed-in account without a reload, then navigates to the target of the form as a link would. */
function finishForm({ queries, visitor }: Session, { redirect, account }: FormSuccess): void {
  const previousAccount = visitor.read().account
  visitor.update({ account: account ?? undefined })
  if (previousAccount && !account) removeDrafts()
  // Cached answers may belong to the previous visitor.
  if (previousAccount?.uid !== account?.uid) void queries.expire()
  const link = document.createElement('a')
  link.href = redirect
  document.body.append(link)
  link.click()
  link.remove()
}
