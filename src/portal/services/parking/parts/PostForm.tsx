import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../renderer/parts/Spinner'
import type { PageForm } from '../../../../../schemas/door'
import { CallError } from '../../../api/Client'
import { sendOnce } from '../../../forms/sendOnce'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { useSession, useVisitor } from '../../../session/Session'
import { isProblem, type ParkingProblem, problemOf, problemTexts } from '../parkingProblem'

type Props = {
  form: PageForm
  /** Path and query below the card name that the form is posted to. */
  path: string
  className?: string | undefined
  /** Called when the server refuses the form, besides the message above it. */
  onRefused?(): void
  children: ReactNode
}

/** A form of parking. With a script it makes the same call as without one, and shows why it was refused. */
export function PostForm({ form, path, className, onRefused, children }: Props) {
  const session = useSession()
  const { portal, shellText: text } = session
  const { now } = useHost()
  const account = useVisitor('account')
  const go = useGo()
  const posted = usePosted(form.name)?.problems['']
  const [problem, setProblem] = useState<ParkingProblem | undefined>(
    posted === undefined ? undefined : isProblem(posted) ? posted : 'refused',
  )
  const [isSending, setSending] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
    const [, search] = path.split('?')
    const post = {
      query: new URLSearchParams(search),
      fields: Object.fromEntries(sent),
      hidden: new Map<string, unknown>(),
      portal,
      isSignedIn: account !== undefined,
    }
    const call = form.call(post)
    if (!call) return setProblem('refused')
    setSending(true)
    setProblem(undefined)
    try {
      const answer = await sendOnce(session, call)
      go(form.target(post, answer))
    } catch (error) {
      const { status, body } = error instanceof CallError ? error : { status: 0, body: undefined }
      setProblem(problemOf(status, body))
      onRefused?.()
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={portalPath(portal.cardName, path)}
      className={className}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
      {problem && <ErrorText>{text(problemTexts[problem])}</ErrorText>}
      {children}
      {isSending && <Spinner label={text('parking.sending')} />}
    </form>
  )
}
