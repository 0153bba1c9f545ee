import { createEvents } from '../../../renderer/actions/createEvents'
import { createEngine } from '../../../renderer/engine/createEngine'
import type { Registry } from '../../../renderer/engine/registry'
import { actionContracts, blocks } from '../../../renderer/index'
import type { Issue } from '../../../schemas/engine'
import { createAnswers } from '../api/createAnswers'
import { createClient, type Fetch } from '../api/createClient'
import { loadTexts } from '../texts/loadTexts'
import { createClock } from './createClock'
import { createDialogs } from './createDialogs'
import { createFailures } from './createFailures'
import { createPosition } from './createPosition'
import { createRuns } from './createRuns'
import type { PageState } from './PageState'
import type { Location, Session } from './Session'

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
  const { portal, locale, env, now, failed, answers: known } = state
  const texts = await loadTexts(locale)
  const client = createClient(fetch, locale)
  const answers = createAnswers({ client, title: portal.name, report: onIssue })
  answers.put(known)
  return {
    portal,
    locale,
    scope: { portalName: portal.portalName, env },
    client,
    answers,
    engine: createEngine({ registry, actions: actionContracts, onIssue }),
    clock: createClock(now),
    location,
    dialogs: createDialogs(),
    runs: createRuns(),
    events: createEvents(),
    position: createPosition(),
    failures: createFailures(failed),
    ...texts,
  }
}
