import { pagePaths } from '../../../schemas/routes/pagePaths'

/** The path of the search page, which shows everything about a topic. A topic is a tag of the town. */
export const topicsPath = pagePaths.search

/** Path and query of the page of a topic. */
export const topicPath = (name: string): string => `${topicsPath}?${new URLSearchParams({ keyword: name })}`
