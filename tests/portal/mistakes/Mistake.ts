import type { SmallAnswer } from '../../helpers/cli/smallBackEnd'

/** A mistake of a back end, and how visitors, the operator and the developer learn of it. */
export type Mistake = {
  /** The answers in place of the good ones, by path. */
  answers: Record<string, SmallAnswer>
  /** The page that is opened. */
  url?: string
  /** What a visitor sees: the status, and texts of the page. */
  sees: [status: number, ...texts: string[]]
  /** What a visitor must not see. */
  never?: RegExp
  /** The warnings of the log: `cause or status @ end of the call`, or `code @ pointer`. */
  logs: string[]
  /** A finding of `conform`: `code path#pointer`. */
  conform: string
  /** What `conform` says of the damage. */
  damage?: string
}
