import type { Portal } from '../../../../schemas/engine'

/** A form that was posted to the address of its page. */
export type PagePost = {
  /** The query of the page's address, which names what the page is about. */
  query: URLSearchParams
  /** The fields, nested. */
  fields: Readonly<Record<string, unknown>>
  /** The fields whose names begin with `_`, which the page wrote and nobody types. */
  hidden: ReadonlyMap<string, unknown>
  portal: Portal
  isSignedIn: boolean
}

/** A call of the API. */
export type FormCall = {
  method: string
  endpoint: string
  body: object | undefined
  headers: Record<string, string>
}

/** What the API answered, or would answer, to a form that it refuses. */
export type Refusal = { status: number; answer: unknown }

/** A form that is posted to the address of its page, which shows it again when it is refused. */
export type PageForm = {
  /** Its name, by which its page finds what was posted. */
  name: string
  /** Maximum size of what is posted, in bytes. */
  bodyLimit: number
  /** Whether residents send it to the town: such forms are counted together and limited. */
  isSubmission: boolean
  /** The call that it asks for. Throws a 400 for fields that ask for none. */
  prepare(post: PagePost): Promise<{ call: FormCall } | { refusal: Refusal }>
  /** Path and query of the page that says what was done, below the card name. */
  target(post: PagePost): string
  /** Kind of problem by field, with `''` for the form as a whole, for pages that know some; else the page reads the answer. */
  problems?(refusal: Refusal, post: PagePost): Readonly<Record<string, string>>
}
