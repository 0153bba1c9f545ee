import { bookingCases } from './bookingCases'
import { holdCases } from './holdCases'
import { offerCases } from './offerCases'

/** What every system of appointments must do. */
export const appointmentCases = [...offerCases, ...holdCases, ...bookingCases]
