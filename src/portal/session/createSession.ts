import type { DehydratedState } from '@tanstack/query-core'
import { createEvents } from '../../../renderer/actions/createEvents'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Registry } from '../../../renderer/engine/registry'
import { actionContracts, blocks } from '../../../renderer/index'
import type { Fetch, PostedForm } from '../../../schemas/door'
import type { Account, Issue, Locale, Portal } from '../../../schemas/engine'
import { hasService } from '../../../schemas/routes/services'
import { createLazyClient } from '../api/createLazyClient'
import { createQueries } from '../api/createQueries'
import type { Env } from '../api/pageQueries'
import { loadTexts } from '../texts/loadTexts'
import { createDialogs } from './createDialogs'
import { createRuns } from './createRuns'
import { createClock, createFailures, type Location, type Session } from './Session'
import { createStore, type Visitor } from './Visitor'

/** The state that the server embeds in a page for hydration. Plain JSON. */
export type PageState = {
  portal: Portal
  locale: Locale
  env: Env
  /**
   * Query of the address that the page was rendered for, without the question mark and without parameters that no
   * page reads.
   */
  search: string
  /** When the server rendered the page, in milliseconds since 1970. */
  now: number
  /** The account that is signed in, if any. */
  account?: Account | undefined
  /** Whether the API failed to answer who is signed in. */
  isAccountUnknown?: boolean | undefined
  /** The form of the page that was posted without a script. */
  posted?: PostedForm | undefined
  /** The API's answers. */
  queries: DehydratedState
  /** Pointers of blocks whose components threw on the server. */
  failed: string[]
}

type Options = {
  state: PageState
  fetch: Fetch
  location: Location
  /** Receives the issues of the back end's data. */
  onIssue(issue: Issue, address?: string): void
  /** Blocks that can be rendered; by default the renderer's. */
  registry?: Registry | undefined
}

/** Creates a session, on the server for one page or in the browser from the server's state. */
export async function createSession({ state, fetch, location, onIssue, registry = blocks }: Options): Promise<Session> {
  const { portal, locale, env, now, account, isAccountUnknown, posted, failed } = state
  const texts = await loadTexts(locale)
  const visitor = createStore<Visitor>({
    account,
    isAccountUnknown,
    position: undefined,
    isOnline: true,
    menuHistory: [],
  })
  const headers = () => ({
    'x-lgc-language': locale,
    // The account of another portal on the same site is not signed in here.
    'x-beffroi-portal': portal.cardName,
    ...positionHeaders(visitor.read()),
  })
  const client = createLazyClient(fetch, headers, onIssue)
  const queries = createQueries({ client, title: portal.name, report: onIssue })
  queries.hydrate(state.queries)
  return {
    portal,
    locale,
    scope: {
      portalName: portal.portalName,
      poiUid: portal.poiUid,
      env,
      hasMaps: hasService(portal, 'map'),
      get isSignedIn() {
        return visitor.read().account !== undefined
      },
    },
    visitor,
    client,
    queries,
    engine: createEngine({ registry, actions: actionContracts, onIssue }),
    clock: createClock(now),
    location,
    dialogs: createDialogs(),
    runs: createRuns(),
    events: createEvents(),
    failures: createFailures(failed),
    posted,
    ...texts,
  }
}

const positionHeaders = ({ position }: Visitor): Record<string, string> =>
  position ? { 'x-lgc-lat': String(position.lat), 'x-lgc-lon': String(position.lon) } : {}

/**
 * Updates the visitor's `isOnline`, and refetches stale answers when the window gets the focus or the network is
 * back.
 */
export function watchNetwork({ visitor, queries }: Session): void {
  const update = () => visitor.update({ isOnline: navigator.onLine })
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
  update()
  queries.cache.mount()
}
