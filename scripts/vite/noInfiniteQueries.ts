/** Replace the infinite queries of query-core, which the portal's lists do not use. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
