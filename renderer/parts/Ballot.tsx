import { type SubmitEvent, useRef, useState } from 'react'
import type { Image as Picture } from '../../schemas/engine'
import { voteEndpoint } from '../actions/handlers/vote'
import { useAddress } from '../engine/AddressContext'
import type { Run } from '../engine/BlockProps'
import { useHost } from '../engine/HostContext'
import { useText } from '../i18n/TextContext'
import styles from './Ballot.module.css'
import { buttonClass } from './buttonClass'
import { Choice } from './Choice'
import { ErrorText } from './ErrorText'
import { Image } from './Image'
import { Spinner } from './Spinner'
import { useHydrated } from './useHydrated'
import { useRestoredChecks } from './useRestoredChecks'

type Props = {
  pollUid: string
  question?: string | undefined
  image?: Picture | undefined
  multiple?: boolean
  answers: readonly { uid: string; label: string }[]
  /** Language of the question and the answers; undefined for that of the page. */
  locale?: string | undefined
  run: Run
}

/**
 * A question with answers and a vote button. After the vote, the executor replaces the block by the poll in the
 * response; a failure keeps the choice. Without JavaScript, the portal's server makes the call.
 */
export function Ballot(props: Props) {
  const { pollUid, question, image, multiple = false, answers, locale } = props
  const text = useText()
  const { formTarget, ...host } = useHost()
  const { path, search } = useAddress()
  const hydrated = useHydrated()
  const fields = useRef<HTMLFieldSetElement>(null)
  const { chosen, status, restore, choose, vote } = useVote(props)
  const voting = status === 'voting'
  useRestoredChecks(fields, (checked) => restore(checked.map(({ value }) => value)))
  return (
    <form className={styles.ballot} method="post" encType="multipart/form-data" action={formTarget} onSubmit={vote}>
      <input type="hidden" name="_endpoint" value={`${voteEndpoint}?requestNewPoll=true`} />
      <input type="hidden" name="_back" value={search ? `${path}?${search}` : path} />
      <input type="hidden" name="pollUid" value={pollUid} />
      <div className={styles.parts}>
        {image && <Image image={image} width={640} height={320} crop className={styles.image} />}
        <fieldset ref={fields} className={styles.fields} lang={locale}>
          <legend className={styles.question}>{question ?? text('poll.label')}</legend>
          <p className={styles.hint} lang={locale && host.locale}>
            {text(multiple ? 'poll.chooseMany' : 'poll.chooseOne')}
          </p>
          {answers.map(({ uid, label }) => (
            <Choice
              key={uid}
              type={multiple ? 'checkbox' : 'radio'}
              name="responses[]"
              value={uid}
              checked={chosen.includes(uid)}
              onChange={() => choose(uid)}
              label={label}
            />
          ))}
        </fieldset>
        {status === 'failed' && <ErrorText>{text('error.basic')}</ErrorText>}
        <button
          type="submit"
          className={`${buttonClass('primary')} ${styles.vote}`}
          disabled={chosen.length === 0 && (hydrated || !formTarget)}
          aria-disabled={voting || undefined}
        >
          {voting && <Spinner label={text('poll.voting')} />}
          {text('poll.vote')}
        </button>
      </div>
    </form>
  )
}

/** The chosen answers, in the order of the answers, and the vote for them. */
function useVote({ pollUid, multiple = false, answers, run }: Props) {
  const [checkedUids, setCheckedUids] = useState<readonly string[]>([])
  const isSending = useRef(false)
  const [status, setStatus] = useState<'idle' | 'voting' | 'failed'>('idle')
  // Only the checked answers that are still offered.
  const chosen = answers.flatMap(({ uid }) => (checkedUids.includes(uid) ? [uid] : []))

  const choose = (uid: string) => {
    if (status === 'voting') return
    if (!multiple) return setCheckedUids([uid])
    setCheckedUids(chosen.includes(uid) ? chosen.filter((other) => other !== uid) : [...chosen, uid])
  }
  const vote = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending.current || chosen.length === 0) return
    isSending.current = true
    setStatus('voting')
    const outcome = await run({ handler: 'vote', data: { pollUid, responses: chosen } })
    isSending.current = false
    if (outcome.status === 'done') setCheckedUids([])
    setStatus(outcome.status === 'failed' || outcome.status === 'invalid' ? 'failed' : 'idle')
  }
  return { chosen, status, restore: setCheckedUids, choose, vote }
}
