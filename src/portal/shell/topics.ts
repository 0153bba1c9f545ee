import type { TagView } from '../../../schemas/engine'

/** The page that shows everything about a topic. */
export const topicsPath = '/recherche'

/** A subject of the town, by which its pages, news and events are found. */
export type Topic = {
  name: string
  color: string
  /** Query of the address of `topicsPath` that shows the topic. */
  query: Record<string, string>
}

/** The topics that the tags of a portal name, each once. */
export function topicsOf(tags: readonly TagView[]): readonly Topic[] {
  const colors = new Map(tags.map(({ name, color }) => [name, color]))
  return [...colors].map(([name, color]) => ({ name, color, query: { keyword: name } }))
}

/** Whether an address shows a topic. */
export const showsTopic = ({ name }: Topic, path: string, search: string): boolean =>
  path === topicsPath && new URLSearchParams(search).getAll('keyword').includes(name)
