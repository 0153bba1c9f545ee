import { sessionCases } from './sessionCases'
import { signInCases } from './signInCases'
import { zoneCases } from './zoneCases'

/** What every parking service, or the gateway before it, must do. */
export const parkingCases = [...zoneCases, ...signInCases, ...sessionCases]
