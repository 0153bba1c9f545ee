import type { Field } from './Field'

/** No field takes more, whatever it says. */
const most = 50

/** How many files a field takes. */
export const mostFiles = ({ max }: Field): number =>
  max !== undefined && max >= 1 ? Math.min(Math.floor(max), most) : most
