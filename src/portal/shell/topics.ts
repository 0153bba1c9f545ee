/** The page that shows everything about a topic: a subject of the town, named by one of its tags. */
export const topicsPath = '/recherche'

/** Path and query of the page of a topic. */
export const topicPath = (name: string): string => `${topicsPath}?${new URLSearchParams({ keyword: name })}`
