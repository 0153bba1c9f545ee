import { useState } from 'react'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import type { PostedForm } from '../../../../../schemas/door'
import {
  type Block,
  isObject,
  own as member,
  type TicketOffer,
  type TicketSubscription,
} from '../../../../../schemas/engine'
import { usePosted } from '../../../forms/usePosted'
import { portalPath } from '../../../location/urls'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { ticketTarget } from '../ticketAddresses'
import type { TicketLink } from '../ticketCalls'
import { ticketOutcomes } from '../ticketOutcomes'
import { conflictOf } from '../ticketProblem'
import { CancelLink } from './CancelLink'
import { PlacesForm } from './PlacesForm'
import { isActive } from './registrationInputs'
import { useEventTimes } from './useEventTimes'

type Props = {
  offer: TicketOffer
  /** The registration of the visitor; undefined where it could not be read. */
  own: TicketSubscription | undefined
  /** The link that opens it, where it is not the visitor's. */
  link: TicketLink | undefined
  inputs: readonly Block<'dynamic-input'>[]
}

/** The registration of the visitor for an event, or the form that registers, or why one cannot. */
export function Registration({ offer, own, link, inputs }: Props) {
  const { shellText: text } = useSession()
  const posted = usePosted('ticket-registration')
  const [problem, setProblem] = useState<ShellTextKey | undefined>(() => problemOf(posted, offer, own))
  const hasPlaces = isActive(own)
  const isOpen = offer.state !== 'soon' && offer.state !== 'closed'
  const canSend = isOpen && (hasPlaces || offer.state !== 'full')
  const title = hasPlaces
    ? 'tickets.change'
    : offer.state === 'waiting'
      ? 'tickets.waitingTitle'
      : 'tickets.registerTitle'
  return (
    <section id="inscription" className={`${cardClass()} ${entries.details}`}>
      {hasPlaces && <OwnPlaces offer={offer} own={own} code={link?.code} />}
      {problem !== undefined && <ErrorText>{text(problem)}</ErrorText>}
      {canSend ? (
        <div>
          <h2 className={entries.heading}>{text(title)}</h2>
          <PlacesForm
            key={`${offer.uid} ${own?.status} ${own?.places}`}
            offer={offer}
            own={own}
            link={link}
            inputs={inputs}
            posted={posted}
            onProblem={setProblem}
          />
        </div>
      ) : (
        !hasPlaces && <NoPlaces offer={offer} />
      )}
    </section>
  )
}

/** Why a form was refused that was posted without a script, by what holds now. */
function problemOf(
  posted: PostedForm | undefined,
  offer: TicketOffer,
  own: TicketSubscription | undefined,
): ShellTextKey | undefined {
  const kind = posted?.problems['']
  if (posted === undefined || kind === undefined || kind === 'fields') return undefined
  const { problems } = ticketOutcomes
  if (kind !== 'conflict') return problems[kind] ?? problems.refused
  const fields = posted.refused?.fields
  const before = Number(isObject(fields) ? member(fields, 'before') : 0)
  return problems[conflictOf(offer, isActive(own) ? own : undefined, before)]
}

/** What the visitor has, with the ways to the tickets and to cancel. */
function OwnPlaces({ offer, own, code }: { offer: TicketOffer; own: TicketSubscription; code: string | undefined }) {
  const { portal, shellText: text } = useSession()
  const { status, places, position = 1, uid = '' } = own
  const isWaiting = status === 'waiting'
  return (
    <div className={entries.section}>
      <h2 className={entries.heading}>
        {isWaiting ? text('tickets.haveWaiting', { position, count: places }) : text('tickets.have', { count: places })}
      </h2>
      {isWaiting && <p>{text('tickets.waitingNext')}</p>}
      <div className={entries.tools}>
        <a className={buttonClass('primary')} href={portalPath(portal.cardName, ticketTarget(uid, undefined, code))}>
          {text(isWaiting ? 'tickets.openWaiting' : 'tickets.open')}
        </a>
        <CancelLink offer={offer} subscription={own} code={code} />
      </div>
    </div>
  )
}

/** Why nobody can register now. */
function NoPlaces({ offer: { state, opensAt, closesAt } }: { offer: TicketOffer }) {
  const { shellText: text } = useSession()
  const { moment } = useEventTimes()
  if (state === 'soon') return <p>{text('tickets.notYet', { moment: moment(opensAt) })}</p>
  if (state === 'closed') return <p>{text('tickets.tooLate', { moment: moment(closesAt) })}</p>
  return <p>{text('tickets.fullText')}</p>
}
