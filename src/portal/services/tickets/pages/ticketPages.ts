/** The pages of tickets, which load together. */
export { eventPage, offersPage, registrationPage } from './eventPages'
export { cancelPage, listPage, offlinePage, ticketPage } from './ownPages'
