import { isTimeZone } from '../../../schemas/engine'

/** The time zone of a portal: Europe/Brussels when it names none, or none that exists. */
export const timeZoneOf = ({ timeZone }: { timeZone?: string | undefined }): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'Europe/Brussels'
