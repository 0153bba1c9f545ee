import { type ComponentType, createContext, createElement, type ReactElement, useContext } from 'react'
import { type Lazy, lazyValue } from '../../../renderer/engine/lazy'
import type { Image, OperationId } from '../../../schemas/engine'
import type { Params } from '../../../schemas/routes/routePaths'
import type { Data } from '../api/endpoints'
import type { Scope } from '../api/pageQueries'
import { type Failure, isMissing, type Query, type ReadAnswer } from '../api/Query'
import type { Session } from '../session/Session'
import type { ShellTextKey } from '../texts/loadTexts'
import type { TextArea } from '../texts/TextArea'
import type { HeaderControl, HeaderName, LayoutName } from './LayoutName'
import type { PageSection } from './PageSection'

/** The input of a route's queries and page. `search` is the query of the address, without the question mark. */
export type PageContext = Pick<Session, 'scope' | 'portal' | 'locale' | 'shellText'> & {
  params: Params
  search: string
}

export type RouteQueries = Readonly<Record<string, Query>>

/**
 * Reads the data of an answer: `required` data, without which the page shows an error; `existing` data, undefined where the town says
 * that it has none, which the page tells in its own words; or `optional` data. `isMissing` tells such an answer from one that failed.
 */
export type ReadData = {
  required<O extends OperationId>(query: Query<O>): Data<O>
  existing<O extends OperationId>(query: Query<O>): Data<O> | undefined
  optional<O extends OperationId>(query: Query<O>): Data<O> | undefined
  isMissing(query: Query): boolean
}

type QueriesOf<Q extends RouteQueries> = (context: Pick<PageContext, 'scope' | 'params' | 'search'>) => Q

/** Data, head and component of a page. Pure: the same answers give the same page. */
export type RoutePage<Q extends RouteQueries, D> = {
  data(queries: Q, read: ReadData, context: PageContext): D
  head(data: D, context: PageContext): Head
  /** The only origins that frames of the page may load. Without it, those that blocks name. */
  frameOrigins?(data: D): readonly string[]
  /** The blocks that the page shows, if it shows any. */
  blocks?(data: D): readonly unknown[]
  Component: ComponentType<{ data: D }>
  /** Texts of the shell that only this page needs. */
  texts?: TextArea
  queries?: QueriesOf<Q>
}

/** The subject of a page, for the error shown when its data is missing. */
export type PageSubject = 'home' | 'content' | 'publication' | 'event' | 'list'

type Definition<Q extends RouteQueries, D> = {
  layout: LayoutName
  header: HeaderName
  /** The controls of the header `v2`. */
  controls?: readonly HeaderControl[]
  /** The header title on phones: the title of the page's list. By default the portal's name. */
  title?: ShellTextKey
  /** Whether the parameter `header` of the address may override the title. The header then has a back link. */
  takesTitle?: boolean
  /** False for pages that fill the screen. */
  hasFooter?: boolean
  /** Whether the page works offline, so that no message about a lost network covers it. */
  worksOffline?: boolean
  /** Redirects signed-out visitors to the sign-in page. */
  requiresAccount?: boolean
  /**
   * The parameters of the address that the page reads, besides `lang`. By default those of lists, and those that the blocks of the
   * page define. `any` is for pages that nobody shares.
   */
  parameters?: readonly string[] | 'any'
  /** Whether the page shows what is the visitor's own, so that search engines leave it out. */
  isOwn?: boolean
  /** Whether each visitor gets a page of their own, which no cache keeps. */
  isNeverShared?: boolean
  /** Whether the page may ask for the camera. */
  usesCamera?: boolean
  /** Whether the page may compile WebAssembly. */
  usesWasm?: boolean
  /** Whether the security policy of the page differs from that of others, so that browsers must load it as a document. */
  hasOwnPolicy?: boolean
  /** Path of the page that "back" always leads to. By default it leads one step back, or to the parent page. */
  backTo?: string
  /** Whether the page shows the sections that services add to the settings. */
  hasSections?: boolean
  subject: PageSubject
  /**
   * Queries outside the page's code, so that both are fetched at once. Pages define their queries themselves where an
   * entry here is not worth its size in the first script.
   */
  queries?: QueriesOf<Q>
  page: Lazy<RoutePage<Q, D>> & { name?: string }
}

/** A page with everything it renders from. */
export type ResolvedPage = {
  head: Head
  blocks: readonly unknown[] | undefined
  data: unknown
  element: ReactElement
  /** Only known on the server. */
  frameOrigins?: readonly string[] | undefined
}

/** A route of the portal. */
export type Route = Omit<Definition<RouteQueries, unknown>, 'queries' | 'page'> & {
  /** The queries of the page. Its code must be loaded if `hasQueriesInCode`. */
  queries(scope: Scope, params: Params, search: string): Query[]
  hasQueriesInCode: boolean
  /** The sections that services add to the page; empty for most. */
  sections: readonly PageSection[]
  /** The code of the page; `name` is that of its file, if it is loaded lazily. */
  code: Lazy<{ texts?: TextArea }> & { name?: string }
  /** Resolves the page from the available answers, or the failure of its required data. The code must be loaded. */
  resolve(context: PageContext, read: ReadAnswer): ResolvedPage | { failure: Failure }
}

/** A failure to read required data. */
class MissingData extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}

/** Creates a route whose page is computed from the answers to its queries. */
export function defineRoute<Q extends RouteQueries, D>({ page, ...definition }: Definition<Q, D>): Route {
  const { queries: recordQueries, ...rest } = definition
  const queries: QueriesOf<Q> = (context) => {
    const read = recordQueries ?? page.ready?.queries
    if (!read) throw new Error('The queries of the page are not loaded.')
    return read(context)
  }
  return {
    ...rest,
    hasQueriesInCode: !recordQueries,
    sections: [],
    code: page,
    queries: (scope, params, search) => Object.values(queries({ scope, params, search })),
    resolve(context, read) {
      if (!page.ready) throw new Error('The code of the page is not loaded.')
      const { Component, ...computed } = page.ready
      try {
        const data = computed.data(queries(context), readData(read), context)
        const head = computed.head(data, context)
        const frameOrigins = import.meta.env.SSR ? { frameOrigins: computed.frameOrigins?.(data) } : {}
        return {
          head,
          blocks: computed.blocks?.(data),
          data,
          element: createElement(Component, { data }),
          ...frameOrigins,
        }
      } catch (error) {
        if (error instanceof MissingData) return { failure: error.failure }
        throw error
      }
    },
  }
}

type ServerFacts = Pick<
  Definition<RouteQueries, unknown>,
  'parameters' | 'isOwn' | 'isNeverShared' | 'usesCamera' | 'usesWasm'
>

/** What only the server needs to know of a route. The build for browsers leaves it out. */
export const onServer = (facts: ServerFacts): ServerFacts => (import.meta.env.SSR ? facts : {})

/** What the lists of a town have in common, and what the pages of one thing. */
export const listLayout = { layout: 'default', header: 'back', subject: 'list' } as const
export const detailsLayout = { layout: 'default', header: 'details' } as const

/** A page in a file of several pages, which load together. `file` is its name without extension. */
export const pageIn = <M, P>(
  file: string,
  load: () => Promise<M>,
  choose: (pages: M) => P,
): Lazy<P> & { name: string } =>
  Object.assign(
    lazyValue(async () => choose(await load())),
    { name: file },
  )

const readData = (read: ReadAnswer): ReadData => ({
  required(query) {
    const answer = read(query)
    if (answer && 'data' in answer) return answer.data
    throw new MissingData(answer?.failure ?? { status: 500, code: 'internal' })
  },
  existing: (query) => (readData(read).isMissing(query) ? undefined : readData(read).required(query)),
  isMissing(query) {
    const answer = read(query)
    return answer !== undefined && 'failure' in answer && isMissing(answer.failure)
  },
  optional(query) {
    const answer = read(query)
    return answer && 'data' in answer ? answer.data : undefined
  },
})

/** Title and status of a page, for browsers, search engines and shared links. */
export type Head = {
  /** HTTP status when the server renders the page. */
  status: number
  title: string
  description?: string | undefined
  image?: Image | undefined
  /** OpenGraph type. */
  kind: 'website' | 'article'
  /** Canonical path of the page, if the visitor may have opened another. */
  path?: string | undefined
  /** Path of the page that search engines list in place of this one. */
  canonical?: string | undefined
}

/** Title of the browser's tab. */
export const tabTitle = ({ title }: Head, portalName: string): string =>
  title.includes(portalName) ? title : `${title} – ${portalName}`

/** An address on the portal and the route it belongs to. */
export type RouteMatch = {
  /** Path of the address, card name included. */
  pathname: string
  /** Query of the address, without the question mark. */
  search: string
  /** Path below the card name. */
  path: string
  /** The route of the page to show: that of the error page when no other matches. */
  route: Route
  params: Params
  /** Name of the route; undefined when none matches. */
  name: string | undefined
}

/** Maximum length of a title in an address, in characters. */
const maxTitle = 80

/** The title in the parameter `header` of the address; empty without one. */
export const useTitleInAddress = (): string =>
  new URLSearchParams(useRouteMatch().search).get('header')?.trim().slice(0, maxTitle) ?? ''

/** The route match of the rendered page. */
export const RouteMatchContext = createContext<RouteMatch | undefined>(undefined)

export function useRouteMatch(): RouteMatch {
  const match = useContext(RouteMatchContext)
  if (!match) throw new Error('rendered outside a RouteMatchContext')
  return match
}
