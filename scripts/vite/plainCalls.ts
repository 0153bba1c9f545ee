/** Replaces the parser of ofetch; the portal's client has its own. */
export default JSON.parse

/** Replace ofetch's URL functions; the portal's client passes complete URLs. */
export const withBase = (address: string): string => address
export const withQuery = (address: string): string => address
