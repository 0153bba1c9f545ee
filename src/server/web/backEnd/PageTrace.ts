import type { Service } from '../../../../schemas/routes/services'

/** A link of an answer that leads to a page of a service, at a pointer into the answer. */
export type ServiceLink = { service: Service; path: string; pointer: string }

/** A call of a page, for developers. */
export type TracedCall = {
  method: string
  /** Path and query on the back end. */
  address: string
  ms: number
  /** Undefined without an answer. */
  status: number | undefined
  /** Bytes of the body; undefined without an answer. */
  size: number | undefined
  /** `kept` for an answer that the cache had, `outdated` for one that replaces a failed call. */
  cache: 'kept' | 'outdated' | 'asked'
  /** Why there is no answer. */
  cause: string | undefined
  /** The links of the answer to services of the portal. */
  links: readonly ServiceLink[]
}

/** The calls of a page in the order of their answers. */
export type PageTrace = TracedCall[]
