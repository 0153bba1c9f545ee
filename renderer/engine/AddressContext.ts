import { createContext, use } from 'react'

/** The page a visitor is on. */
export type Address = {
  /** Path without the portal's own name, with one `/` in front. */
  path: string
  /** Query, without the question mark. */
  search: string
  /** Name of the route, when the page has one. */
  route?: string | undefined
}

/**
 * A context of its own instead of a part of the host, so that only blocks that use the address render again when it
 * changes.
 */
export const AddressContext = createContext<Address>({ path: '/', search: '' })

export const useAddress = (): Address => use(AddressContext)
