import { createEvents } from '../../../renderer/actions/createEvents'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Registry } from '../../../renderer/engine/registry'
import { actionContracts, blocks } from '../../../renderer/index'
import type { Issue } from '../../../schemas/engine'
import type { Fetch } from '../api/Client'
import { createClient } from '../api/createClient'
import { createQueries } from '../api/createQueries'
import { loadTexts } from '../texts/loadTexts'
import { createClock } from './createClock'
import { createDialogs } from './createDialogs'
import { createFailures } from './createFailures'
import { createRuns } from './createRuns'
import { createStore } from './createStore'
import type { PageState } from './PageState'
import type { Location, Session } from './Session'
import type { Visitor } from './Visitor'

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
  const { portal, locale, env, now, account, failed } = state
  const texts = await loadTexts(locale)
  const visitor = createStore<Visitor>({ account, position: undefined, isOnline: true })
  const headers = () => ({ 'x-lgc-language': locale, ...positionHeaders(visitor.read()) })
  const client = createClient(fetch, headers, onIssue)
  const queries = createQueries({ client, title: portal.name, report: onIssue })
  queries.hydrate(state.queries)
  return {
    portal,
    locale,
    scope: { portalName: portal.portalName, env },
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
    ...texts,
  }
}

const positionHeaders = ({ position }: Visitor): Record<string, string> =>
  position ? { 'x-lgc-lat': String(position.lat), 'x-lgc-lon': String(position.lon) } : {}
