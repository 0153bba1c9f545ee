/** The pages of appointments, which load together. */
export { choicePage, formPage, summaryPage } from './bookingPages'
export { appointmentPage, cancelPage, offersPage, ownPage } from './listPages'
