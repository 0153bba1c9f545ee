/** Stand for the infinite queries of query-core: the portal's lists load more pages by themselves. */
export const infiniteQueryBehavior = () => undefined
export const hasNextPage = () => false
export const hasPreviousPage = () => false
