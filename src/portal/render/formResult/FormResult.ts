/** The result of a form that was posted without JavaScript. */
export type FormResult = {
  /** HTTP status of the call that the form requested. */
  status: number
  /** Path of the page that contains the form, without the card name. */
  back?: string | undefined
  /** The call's path as the form names it. */
  endpoint?: string | undefined
  /** Body of the call's answer. */
  answer?: unknown
}
