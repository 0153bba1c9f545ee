/** Stands for the parser of ofetch; the portal's client brings its own. */
export default JSON.parse

/** Stand for what ofetch adds to an address; the portal's client passes whole addresses. */
export const withBase = (address: string): string => address
export const withQuery = (address: string): string => address
