import { useEffect, useState } from 'react'
import { ErrorText } from '../../../renderer/parts/ErrorText'
import { Icon } from '../../../renderer/parts/Icon'
import { useRouteMatch } from '../location/Route'
import { useSession } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import styles from './FormOutcome.module.css'

type Keys = Readonly<Record<string, ShellTextKey>>

/** The words of a service for the results of its forms. */
export type OutcomeTexts = {
  /** Texts of the confirmations, by the parameter `done` of the address. */
  done: Keys
  /** Texts of the problems, by kind. */
  problems: Keys & { readonly refused: ShellTextKey }
}

type Props = {
  texts: OutcomeTexts
  /** Name of the form. */
  form: string
  /** Whether the fields of the page show their own problems. */
  hasFields?: boolean
}

/** Shows the result of a form that was posted without JavaScript. */
export function FormOutcome({ texts, form, hasFields = false }: Props) {
  const session = useSession()
  const { shellText: text } = session
  const { search } = useRouteMatch()
  const [posted] = useState(session.posted?.form === form ? session.posted : undefined)
  useEffect(() => {
    // The next visit of the page shows no result.
    session.posted = undefined
  }, [session])
  const problem = posted?.problems['']
  if (problem !== undefined && !(hasFields && problem === 'refused')) {
    return <ErrorText>{text(keyOf(texts.problems, problem) ?? texts.problems.refused)}</ErrorText>
  }
  const done = posted ? undefined : keyOf(texts.done, new URLSearchParams(search).get('done') ?? '')
  if (done === undefined) return null
  return (
    <p className={styles.done} role="status">
      <Icon name="check" />
      <span>{text(done)}</span>
    </p>
  )
}

const keyOf = (keys: Keys, kind: string): ShellTextKey | undefined =>
  Object.hasOwn(keys, kind) ? keys[kind] : undefined
