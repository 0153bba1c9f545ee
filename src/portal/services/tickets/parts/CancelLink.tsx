import { useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { TicketOffer, TicketSubscription } from '../../../../../schemas/engine'
import { CallError } from '../../../api/Client'
import { showConfirm } from '../../../dialogs/showDialogs'
import { sendOnce } from '../../../forms/sendOnce'
import { portalPath } from '../../../location/urls'
import { useGo } from '../../../pages/useGo'
import { type Session, useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { addressOf, cancelPath, ticketTarget } from '../ticketAddresses'
import { cancelCall } from '../ticketCalls'
import { ticketOutcomes } from '../ticketOutcomes'
import { ticketProblem } from '../ticketProblem'

type Props = {
  offer: TicketOffer
  subscription: TicketSubscription
  /** The secret of the link to the registration. */
  code: string | undefined
}

/** Leads to the page that asks whether to cancel a registration; with a script a dialog asks. */
export function CancelLink({ offer, subscription: { uid = '', places, status }, code }: Props) {
  const session = useSession()
  const { portal, shellText: text } = session
  const go = useGo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShellTextKey>()
  const label = text(status === 'waiting' ? 'tickets.leave' : 'tickets.cancel')
  const cancel = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const question = text('tickets.cancelText', { title: offer.title, count: places })
      if (await ask(session, question, label)) {
        await sendOnce(session, cancelCall(uid, code))
        go(ticketTarget(uid, 'cancelled', code))
      }
    } catch (error) {
      setProblem(problemOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <a
        className={buttonClass('secondary')}
        href={portalPath(portal.cardName, addressOf(cancelPath, { uid, code }))}
        rel="nofollow"
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          event.preventDefault()
          void cancel()
        }}
      >
        <Icon name="trash" />
        {label}
      </a>
      {problem !== undefined && <ErrorText>{text(problem)}</ErrorText>}
    </>
  )
}

const ask = ({ runs, dialogs, shellText: text }: Session, question: string, ok: string): Promise<boolean> =>
  runs.start((signal) =>
    showConfirm(
      dialogs,
      {
        effect: 'confirm',
        title: text('tickets.cancelTitle'),
        text: question,
        ok,
        cancel: text('tickets.keep'),
        danger: true,
      },
      signal,
    ),
  )

function problemOf(error: unknown): ShellTextKey {
  if (!(error instanceof CallError) || error.status === 0) return 'tickets.noNetwork'
  const { problems } = ticketOutcomes
  return problems[ticketProblem(error.status, error.body)] ?? problems.refused
}
