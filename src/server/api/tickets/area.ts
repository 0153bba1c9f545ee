import type { Area, Tracked } from '../Area'
import { admitTicket } from './admitTicket'
import { changeSubscription } from './changeSubscription'
import { deleteOldTickets } from './deleteOldTickets'
import { readGate, sendScans } from './gates'
import { checkSubscription, listTicketEvents, listTickets, readSubscription, readTicketEvent } from './handlers'
import { ownedTickets } from './ownedTickets'
import { cancelSubscription, subscribe, unsubscribe } from './subscribeHandlers'
import type { TicketTables } from './TicketTables'
import { organiserMailJob, ticketMailJob } from './ticketMails'

export const tickets = {
  service: 'tickets',
  handlers: {
    admitTicket,
    cancelSubscription,
    changeSubscription,
    checkSubscription,
    listTicketEvents,
    listTickets,
    readGate,
    readSubscription,
    readTicketEvent,
    sendScans,
    subscribe,
    unsubscribe,
  },
  tables: {
    ticketed_event: 'tracked',
    ticket_subscription: 'tracked',
    ticket: 'untracked',
    ticket_key: 'untracked',
    ticket_scan: 'untracked',
  } satisfies Tracked<TicketTables>,
  owned: { tickets: ownedTickets },
  limits: { subscribe: 'form', changeSubscription: 'form' },
  jobs: (context) => ({ 'ticket-mail': ticketMailJob(context), 'ticket-organiser-mail': organiserMailJob(context) }),
  deleteExpired: deleteOldTickets,
} satisfies Area
