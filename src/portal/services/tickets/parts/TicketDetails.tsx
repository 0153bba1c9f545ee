import { useMemo } from 'react'
import { useHost } from '../../../../../renderer/engine/HostContext'
import { buttonClass } from '../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../renderer/parts/cardClass'
import { Icon } from '../../../../../renderer/parts/Icon'
import type { SubscribedEvent, TicketSubscription } from '../../../../../schemas/engine'
import { ticketEventPath, ticketPath } from '../../../../../schemas/routes/pagePaths'
import { ticketReference } from '../../../../../schemas/tickets/ticketReference'
import { portalPath } from '../../../location/urls'
import { CodeSheet } from '../../../pages/CodeSheet'
import { drawQr } from '../../../pages/drawQr'
import entries from '../../../pages/entries.module.css'
import { useSession } from '../../../session/Session'
import { addressOf, registrationPath } from '../ticketAddresses'
import { CancelLink } from './CancelLink'
import { EventTools } from './EventTools'
import { OfferFacts } from './OfferFacts'
import styles from './tickets.module.css'

type Props = {
  ticket: SubscribedEvent
  /** The secret of the link to the registration. */
  code?: string | undefined
  /** Whether it comes from the device, so that nothing can be changed. */
  isStored: boolean
}

/** A registration: its codes, its event, and what changes it. */
export function TicketDetails({ ticket: { offer, subscription }, code, isStored }: Props) {
  const { shellText: text } = useSession()
  const { now } = useHost()
  const { uid = '', status, places, position = 1, name } = subscription
  const isOver = Date.parse(offer.endsAt) <= now().getTime()
  const canChange = !isStored && !isOver && status !== 'cancelled'
  return (
    <div className={styles.article}>
      <p role="status" className={entries.cancelled}>
        {status === 'cancelled' && text('tickets.isCancelled')}
        {status !== 'cancelled' && isOver && text('tickets.isOver')}
      </p>
      {status === 'waiting' && (
        <p className={styles.note}>
          <Icon name="clock" />
          <span>
            <strong>{text('tickets.haveWaiting', { position, count: places })}</strong> {text('tickets.waitingNext')}
          </span>
        </p>
      )}
      {status === 'confirmed' && <Codes subscription={subscription} title={offer.title} />}
      <article className={`${cardClass()} ${entries.details}`}>
        <p className={entries.reference}>
          <span className={entries.muted}>{text('tickets.reference')}</span>
          <strong>{ticketReference(uid)}</strong>
          {name && <span>{name}</span>}
        </p>
        <OfferFacts offer={offer} />
        {!isOver && (
          <EventTools
            offer={offer}
            calendar={addressOf(`${ticketPath(uid)}.ics`, { code })}
            isCancelled={status === 'cancelled'}
          />
        )}
        {canChange && <Controls ticket={{ offer, subscription }} code={code} />}
        {status === 'cancelled' && !isStored && <Again offer={offer} />}
      </article>
    </div>
  )
}

/** The code of each place, which the entrance scans. */
function Codes({ subscription: { tickets }, title }: { subscription: TicketSubscription; title: string }) {
  const { shellText: text } = useSession()
  const drawn = useMemo(() => tickets.map(({ uid, code }) => ({ uid, drawn: drawQr(code) })), [tickets])
  return (
    <section className={entries.section}>
      <h2 className={entries.heading}>{text('tickets.show', { count: tickets.length })}</h2>
      <ul className={styles.codes}>
        {drawn.map(({ uid, drawn: code }, index) => {
          const number = index + 1
          return (
            <li key={uid}>
              <CodeSheet
                code={code}
                label={text('tickets.code', { number, title })}
                awakeText={index === 0 ? text('tickets.awake') : undefined}
              >
                <p className={styles.number}>{text('tickets.ticketOf', { number, count: tickets.length })}</p>
              </CodeSheet>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The links that change the number of places and that cancel, for who has the link of the registration too. */
function Controls({ ticket: { offer, subscription }, code }: Pick<Props, 'ticket' | 'code'>) {
  const { portal, shellText: text } = useSession()
  const isOpen = offer.state !== 'soon' && offer.state !== 'closed'
  const change = addressOf(registrationPath, { event: offer.uid, uid: subscription.uid, code })
  return (
    <div className={entries.controls}>
      <p className={entries.muted}>{text('tickets.giveBack')}</p>
      <div className={entries.tools}>
        {isOpen && (
          <a
            className={buttonClass('secondary')}
            href={`${portalPath(portal.cardName, code === undefined ? ticketEventPath(offer.uid) : change)}#inscription`}
          >
            <Icon name="refresh" />
            {text('tickets.change')}
          </a>
        )}
        <CancelLink offer={offer} subscription={subscription} code={code} />
      </div>
    </div>
  )
}

function Again({ offer: { uid, state } }: Pick<SubscribedEvent, 'offer'>) {
  const { portal, shellText: text } = useSession()
  if (state !== 'open' && state !== 'waiting') return null
  return (
    <p>
      <a className={buttonClass('primary')} href={portalPath(portal.cardName, ticketEventPath(uid))}>
        {text('tickets.again')}
      </a>
    </p>
  )
}
