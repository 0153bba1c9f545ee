import { useEffect, useMemo, useState } from 'react'
import { Blocks } from '../../../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../../../renderer/engine/DocumentContext'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import type { Block, MenuView, Page, SearchList } from '../../../../../schemas/engine'
import { isolateRightToLeft } from '../../../../../schemas/html/isolateRightToLeft'
import { morePath, readListAddress, suggestionsPath } from '../../../api/pageQueries'
import type { Query } from '../../../api/Query'
import type { PageContext, RoutePage } from '../../../location/Route'
import { pageLinks } from '../../../pages/listBlocks'
import { useShellText } from '../../../session/Session'
import { ListTools } from '../../../shell/ListTools'
import { entryPath, servedEntries } from '../../../shell/menuEntries'
import { PageView } from '../../../shell/PageView'
import { searchTexts } from '../searchTexts'
import styles from './searchPage.module.css'

type Queries = {
  results: Query<'search'>
  tags: Query<'listTags'>
  menu: Query<'readMenu'>
  homeMenu: Query<'readHomeMenu'>
}

/**
 * `subject` is the searched text, empty without a search; `kinds` maps the kinds of results to their labels;
 * `announcement` states the number of results.
 */
type SearchData = {
  page: Page
  field: Block
  subject: string
  kinds: ReadonlyMap<string, string>
  announcement: string
}

/** The search over everything that the town publishes. The address holds words, keyword and page. */
export const searchPage: RoutePage<Queries, SearchData> = {
  texts: searchTexts,
  data({ results, tags, menu, homeMenu }, read, context) {
    const { scope, portal, search, shellText } = context
    const { items, total, correction, kinds = [] } = read.required(results)
    const address = readListAddress('search', search)
    const { query, keyword, kind } = address.filter
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
    const count =
      subject && shellText('search.countFor', { count: total, query: isolateRightToLeft(correction ?? subject) })
    const more = address.page === undefined && { query: morePath('search', scope, search), size: address.size }
    const resultBlocks: Block[] = [
      { type: 'title', id: 'count', data: { text: count, level: 2 } },
      ...(correction
        ? [paragraph(shellText('search.correction', { query: isolateRightToLeft(subject), correction }))]
        : []),
      ...(total === 0 ? [paragraph(shellText('search.otherKinds'))] : []),
      { type: 'list', id: 'results', data: { components: items, total, ...more } },
      ...pageLinks('/recherche', address, total),
    ]
    const entries = servedEntries(portal, read.optional(menu) ?? [])
    const homeEntries = servedEntries(portal, read.optional(homeMenu) ?? [])
    const hasResults = total > 0 || kinds.length > 0
    const shown = subject === '' ? [] : hasResults ? resultBlocks : [noResult(subject, entries, context)]
    return {
      page: {
        title: shellText('search.title'),
        description: shellText('search.lead', { name: portal.name }),
        components: [
          ...shown,
          ...(hasResults ? [] : sections(homeEntries.length > 0 ? homeEntries : entries, context)),
        ],
      },
      field,
      subject,
      kinds: kinds.length > 1 || kind ? kindNames(kinds, context) : new Map(),
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
  Component: ({ data: { page, field, kinds, announcement } }) => (
    <>
      <PageView page={page} width="list" tools={<Tools field={field} kinds={kinds} />} />
      <Announcement text={announcement} />
    </>
  ),
}

/** The search field above the kinds of results. */
function Tools({ field, kinds }: Pick<SearchData, 'field' | 'kinds'>) {
  const text = useShellText()
  const fields = useMemo(() => [field], [field])
  return (
    <div className={styles.tools}>
      <DocumentProvider blocks={fields}>
        <Blocks components={fields} />
      </DocumentProvider>
      {kinds.size > 0 && <ListTools param="kind" choices={kinds} label={text('search.kinds')} />}
    </div>
  )
}

/** Labels of the kinds with their numbers of results, by their values in the address; the empty value is all kinds. */
function kindNames(counts: NonNullable<SearchList['kinds']>, { shellText }: PageContext): ReadonlyMap<string, string> {
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const names = counts.map(({ kind, total }) => [kind, shellText(`search.kind.${kind}`, { count: total })] as const)
  return new Map([['', shellText('search.kind.all', { count: all })], ...names])
}

const paragraph = (text: string): Block => ({ type: 'description', data: { text } })

/** Says that nothing was found, with a link to the contact page if the menu has one. */
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
      title: shellText('search.noResult', { query: isolateRightToLeft(query) }),
      text: shellText('search.noResult.text'),
      ...(button && { button }),
    },
  }
}

const allEntries = (menu: readonly MenuView[]): MenuView[] =>
  menu.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])])

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

/** Announces the number of results after it has changed. */
function Announcement({ text }: { text: string }) {
  const [initialText] = useState(text)
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (text !== initialText) setChanged(true)
  }, [text, initialText])
  return <VisuallyHidden live>{hasChanged && text}</VisuallyHidden>
}
