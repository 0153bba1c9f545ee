/** What became of a form that a browser without a script posted. */
export type FormResult = {
  /** HTTP status of the call it asked for. */
  status: number
  /** Path of the page it was on, without the card name. */
  back?: string | undefined
  /** The call as the form names it. */
  endpoint?: string | undefined
  /** What the call answered. */
  answer?: unknown
}
