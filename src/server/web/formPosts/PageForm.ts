import type { Portal } from '../../../../schemas/engine'

/** A form that was posted to the URL of its page. */
export type PagePost = {
  /** The query of the page's URL, which names the page's record. */
  query: URLSearchParams
  /** The fields, nested. */
  fields: Readonly<Record<string, unknown>>
  /** Hidden fields of the page, whose names begin with `_`. */
  hidden: ReadonlyMap<string, unknown>
  portal: Portal
  isSignedIn: boolean
}

/** An API call. */
export type FormCall = {
  method: string
  endpoint: string
  body: object | undefined
  headers: Record<string, string>
}

/** The API's answer to a refused form, or an equivalent one. */
export type Refusal = { status: number; answer: unknown }

/** A form that is posted to the URL of its page, which shows it again after a refusal. */
export type PageForm = {
  /** Name by which the page finds the posted values. */
  name: string
  /** Maximum body size in bytes. */
  bodyLimit: number
  /** Whether the form is a contribution, which counts towards the submission limits. */
  isSubmission: boolean
  /** Returns the API call of the form. Throws a 400 for fields that request none. */
  prepare(post: PagePost): Promise<{ call: FormCall } | { refusal: Refusal }>
  /** Returns path and query, below the card name, of the page that confirms the result. */
  target(post: PagePost): string
  /** Returns the kind of problem by field (`''` for the whole form). Without it, the page reads the API's answer. */
  problems?(refusal: Refusal, post: PagePost): Readonly<Record<string, string>>
}
