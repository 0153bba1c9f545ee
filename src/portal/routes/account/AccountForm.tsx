import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { buttonClass } from '../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../renderer/parts/cardClass'
import { ProblemSummary } from '../../../../renderer/parts/ProblemSummary'
import { Spinner } from '../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../renderer/parts/useHydrated'
import { useRouteMatch } from '../../location/Route'
import { portalPath } from '../../location/urls'
import { useSession } from '../../session/Session'
import styles from './account.module.css'
import { finishForm } from './finishForm'
import { type Problems, postForm } from './postForm'
import { problemKey } from './problemKey'
import { useTypedTexts } from './useTypedTexts'

/** What the fields of a form show. */
type FormState = {
  problems: Problems
  /** What was posted before, by field. */
  values: Readonly<Record<string, string>>
  idOf(name: string): string
}

const FormContext = createContext<FormState>({ problems: {}, values: {}, idOf: (name) => name })

/** The id of a field's control, what it held when the form was posted, and the sentence about its problem. */
export function useFormField(name: string) {
  const { problems, values, idOf } = use(FormContext)
  const { shellText } = useSession()
  const problem = problems[name]
  return { id: idOf(name), value: values[name], problem: problem && shellText(problemKey(problem)) }
}

type Props = {
  /** Name of the form, by which the server knows it. */
  name: string
  submitLabel: string
  kind?: 'primary' | 'secondary' | 'danger'
  /** Whether it takes a file. */
  hasFile?: boolean
  /** Fields without a control; an undefined one is left out. */
  hidden?: Readonly<Record<string, string | undefined>>
  /** Whether it stands inside something else, so that it needs no frame. */
  isBare?: boolean
  children?: ReactNode
}

/**
 * A form of an account. The server checks it, and the page shows what is wrong without losing what was typed. It is posted to the
 * address of its page, with the card name of the town, as a whole page when no script runs.
 */
export function AccountForm({ name, submitLabel, kind = 'primary', hasFile, hidden = {}, isBare, children }: Props) {
  const session = useSession()
  const { locale, portal, shellText } = session
  const { path } = useRouteMatch()
  const own = useId()
  const hydrated = useHydrated()
  const posted = session.posted?.form === name ? session.posted : undefined
  const [values] = useState(posted?.values ?? {})
  const [problems, setProblems] = useState<Problems>(posted?.problems ?? {})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const forgetTyped = useTypedTexts(form, name)
  useEffect(() => {
    // Another visit of the page starts with empty fields.
    session.posted = undefined
  }, [session])

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const result = await postForm(event.currentTarget)
    setSending(false)
    setProblems('problems' in result ? { ...result.problems } : {})
    if ('problems' in result) return
    forgetTyped()
    finishForm(session, result)
  }

  const idOf = useCallback((field: string) => `${own}-${field}`, [own])
  const listed = useMemo(
    () =>
      Object.entries(problems).map(([field, problem]) => ({
        id: field === '' ? undefined : idOf(field),
        text: shellText(problemKey(problem)),
      })),
    [problems, idOf, shellText],
  )
  const fields = Object.entries({ ...hidden, form: name, lang: locale })
  return (
    <form
      ref={form}
      className={isBare ? styles.form : `${cardClass()} ${styles.form}`}
      method="post"
      action={portalPath(portal.cardName, path)}
      encType={hasFile ? 'multipart/form-data' : undefined}
      noValidate={hydrated}
      onSubmit={send}
    >
      <FormContext value={{ problems, values, idOf }}>
        {listed.length > 0 && <ProblemSummary title={shellText('account.problems')} problems={listed} />}
        {fields.map(
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
