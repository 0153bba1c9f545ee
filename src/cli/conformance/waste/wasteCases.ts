import { guideCases } from './guideCases'
import { householdCases } from './householdCases'
import { pickupCases } from './pickupCases'

/** What every system of waste must do. */
export const wasteCases = [...pickupCases, ...householdCases, ...guideCases]
