import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { Block, MenuView, Page } from '../../../schemas/engine'
import { morePath, readListAddress, suggestionsPath } from '../api/pageQueries'
import type { Query } from '../api/Query'
import type { PageContext, RoutePage } from '../location/Route'
import { entryPath, servedEntries } from '../shell/menuEntries'
import { PageView } from '../shell/PageView'
import type { TextArea } from '../texts/loadTexts'
import { pageLinks } from './listBlocks'

const texts: TextArea = {
  name: 'search',
  files: {
    fr: () => import('../texts/search/fr.json?messages'),
    de: () => import('../texts/search/de.json?messages'),
    en: () => import('../texts/search/en.json?messages'),
    nl: () => import('../texts/search/nl.json?messages'),
  },
}

type Queries = { results: Query<'search'>; tags: Query<'listTags'>; menu: Query<'readMenu'> }

/** `subject` is what is searched for, if anything; `announcement` says how much was found. */
type SearchData = { page: Page; subject: string; announcement: string }

/** The search over everything that the town publishes. Words, keyword and part of the results are in the address. */
export const searchPage: RoutePage<Queries, SearchData> = {
  texts,
  data({ results, tags, menu }, read, context) {
    const { scope, portal, search, shellText } = context
    const { items, total, correction } = read.required(results)
    const address = readListAddress('search', search)
    const { query, keyword } = address.filter
    const subject = query?.trim() || [keyword ?? []].flat().join(', ')
    const field: Block = {
      type: 'search-field',
      id: 'search',
      data: {
        path: '/recherche',
        placeholder: shellText('search.placeholder'),
        keywords: (read.optional(tags) ?? []).map(({ name }) => name),
        suggestions: suggestionsPath(scope),
      },
    }
    const count = subject && shellText('search.countFor', { count: total, query: correction ?? subject })
    const more = address.page === undefined && { query: morePath('search', scope, search) }
    const found: Block[] = [
      { type: 'title', id: 'count', data: { text: count, level: 2 } },
      ...(correction ? [paragraph(shellText('search.correction', { query: subject, correction }))] : []),
      { type: 'list', id: 'results', data: { components: items, total, ...more } },
      ...pageLinks('/recherche', address, total),
    ]
    const entries = servedEntries(portal, read.optional(menu) ?? [])
    const shown = subject === '' ? [] : total > 0 ? found : [noResult(subject, entries, context)]
    return {
      page: {
        title: shellText('search.title'),
        description: shellText('search.lead', { name: portal.name }),
        components: [field, ...shown, ...(total > 0 ? [] : sections(entries, context))],
      },
      subject,
      announcement: subject && shellText('search.count', { count: total }),
    }
  },
  head: ({ page: { title, description }, subject }) => ({
    status: 200,
    title: subject ? `${subject} – ${title}` : title,
    description,
    kind: 'website',
  }),
  blocks: ({ page }) => page.components,
  Component: ({ data: { page, announcement } }) => (
    <>
      <PageView page={page} width="list" />
      <Announcement text={announcement} />
    </>
  ),
}

const paragraph = (text: string): Block => ({ type: 'description', data: { text } })

/** Says that nothing was found, and leads to the page of contacts where the menu has one. */
function noResult(query: string, menu: readonly MenuView[], { shellText }: PageContext): Block {
  const path = allEntries(menu).find((entry) => entry.path?.endsWith('/contact'))?.path
  const button = path && {
    label: shellText('search.contact'),
    action: { handler: 'navigation', data: { path } } as const,
  }
  return {
    type: 'empty-state',
    id: 'none',
    data: {
      title: shellText('search.noResult', { query }),
      text: shellText('search.noResult.text'),
      ...(button && { button }),
    },
  }
}

const allEntries = (menu: readonly MenuView[]): MenuView[] =>
  menu.flatMap((entry) => [entry, ...allEntries(entry.children)])

/** The sections of the menu, for visitors who do not know what to search for. */
function sections(menu: readonly MenuView[], { shellText }: PageContext): Block[] {
  const items = menu.map((entry) => ({
    title: entry.title,
    ...(entry.icon && { icon: entry.icon }),
    action: { handler: 'navigation', data: { path: entryPath(entry) } } as const,
  }))
  if (items.length === 0) return []
  const grid: Block = { type: 'menu-grid', id: 'sections', data: { items } }
  return [{ type: 'group', data: { title: shellText('search.sections'), components: [grid] } }]
}

/** Announces how much was found, after it has changed. */
function Announcement({ text }: { text: string }) {
  const [first] = useState(text)
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (text !== first) setChanged(true)
  }, [text, first])
  return <VisuallyHidden live>{hasChanged && text}</VisuallyHidden>
}
