import { useState } from 'react'
import { useHost } from '../../../renderer/engine/HostContext'
import { rejectedFields } from '../../../renderer/engine/rejectedFields'
import { useText } from '../../../renderer/i18n/TextContext'
import type { FormField } from '../../../renderer/inputs/Input'
import { useDraft } from '../../../renderer/inputs/useDraft'
import { errorOf, useFields } from '../../../renderer/inputs/useFields'
import type { Problem } from '../../../renderer/parts/ProblemSummary'
import type { PostedForm } from '../../../schemas/door'
import type { Account } from '../../../schemas/engine'
import { fillIn, showRefusal } from './refusedForm'

type Options = {
  /** The form that was posted without a script, if it was refused. */
  posted: PostedForm | undefined
  /** What the fields hold at first. */
  values?: Readonly<Record<string, unknown>> | undefined
  /** Name of the draft that keeps what is typed. */
  draft?: string | undefined
}

/** The fields of a form with what was typed before, and their problems. */
export function useFormFields(inputs: readonly FormField[], { posted, values, draft }: Options) {
  const { now, locale } = useHost()
  const text = useText()
  const [initial] = useState(() => fillIn(inputs, posted?.refused?.fields ?? values, locale))
  const { fields, idOf } = useFields(initial, undefined)
  const { clear } = useDraft(draft, fields, { isTyped: posted?.refused !== undefined })
  const findProblems = (): Problem[] =>
    fields.all.flatMap(({ name, label }) => {
      const { error } = fields.read(name)
      return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
    })
  const [problems, setProblems] = useState(() => {
    if (posted?.refused) showRefusal(fields, posted.refused, now())
    return findProblems()
  })
  const showProblems = () => {
    const found = findProblems()
    setProblems(found)
    return found.length > 0
  }
  /** Whether the fields can be sent. Otherwise their problems are shown. `checkMore` may refuse more of them. */
  const check = (checkMore?: () => void) => {
    fields.check()
    checkMore?.()
    return !showProblems()
  }
  /** Shows the fields that the answer to a call rejects. */
  const refuse = (error: unknown) => {
    for (const { name, reason } of rejectedFields({ status: 'failed', error })) fields.refuse(name, errorOf(reason))
    showProblems()
  }
  return { fields, idOf, problems, check, refuse, clearDraft: clear }
}

/** What an account says of who fills in a form; undefined without one. */
export function valuesOfAccount(account: Account | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!account) return undefined
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ')
  return { email: account.email, ...(name && { name }) }
}
