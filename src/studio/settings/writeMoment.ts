import { dateFormat } from '../../../schemas/engine'
import { townZone } from './townTime'

/** Writes an instant as day and time in the town, such as `dimanche 6 décembre 2026 à 22:00`. */
export const writeMoment = (moment: Date, language: string): string =>
  dateFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: townZone }).format(moment)
