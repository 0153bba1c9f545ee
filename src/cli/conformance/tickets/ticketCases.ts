import { entranceCases } from './entranceCases'
import { registrationCases } from './registrationCases'
import { waitingCases } from './waitingCases'

/** What every system of tickets must do. */
export const ticketCases = [...registrationCases, ...waitingCases, ...entranceCases]
