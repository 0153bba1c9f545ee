import type { TicketOffer } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import styles from './tickets.module.css'
import { useEventTimes } from './useEventTimes'

/** Whether one can register for an event: what is free, or why not. */
export function OfferState({ offer: { state, free, opensAt } }: { offer: TicketOffer }) {
  const { shellText: text } = useSession()
  const { moment } = useEventTimes()
  const words = {
    open: text('tickets.state.open', { free }),
    waiting: text('tickets.state.waiting'),
    full: text('tickets.state.full'),
    soon: text('tickets.state.soon', { moment: moment(opensAt) }),
    closed: text('tickets.state.closed'),
  }
  return (
    <span className={styles.state} data-state={state}>
      {words[state]}
    </span>
  )
}
