import { renderToString } from 'react-dom/server'
import { failingBlocks } from '../../../renderer/engine/failingBlocks'
import type { Registry } from '../../../renderer/engine/registry'
import type { Issue, Portal } from '../../../schemas/engine'
import { App, Providers } from '../App'
import type { Head } from '../head/Head'
import { createHost } from '../host/createHost'
import type { Place } from '../navigation/Place'
import { placeOf } from '../navigation/placeOf'
import { drawableOf, isTroubled, prepare } from '../navigation/prepare'
import { trouble } from '../routes/Troubled'
import { createFailures } from '../session/createFailures'
import { createSession } from '../session/createSession'
import { chooseLocale } from '../session/locales'
import type { PageState } from '../session/PageState'
import type { Drawing, Session } from '../session/Session'
import { filesOf } from './Manifest'
import type { PageRequest, PageResponse } from './PageRequest'
import { pageSources } from './pageSources'
import { writeDocument } from './writeDocument'

/** Draws a page of a portal. `registry` are the blocks that can be drawn, those of the renderer unless told otherwise. */
export async function drawPage(request: PageRequest, portal: Portal, registry?: Registry): Promise<PageResponse> {
  const { env, now, origin, fetch, assets } = request
  const { pathname, search } = new URL(request.url, origin)
  const issues: Issue[] = []
  const locale = chooseLocale(portal, request.locale)
  const state: PageState = { portal, locale, env, now, answers: {}, types: [], failed: [] }
  const location = { hook: () => [pathname] as const, searchHook: () => search, navigate: () => {} }
  const session = await createSession({ state, fetch, location, registry, onIssue: (issue) => issues.push(issue) })
  const place = placeOf(portal.cardName, pathname, search)
  state.types = await prepare(session, place)
  state.answers = session.answers.all()
  const { body, head, failed } = drawBody(session, place)
  state.failed = failed
  const drawn = [drawableOf(place), ...(isTroubled(session, place) ? [trouble] : [])]
  const files = filesOf(assets, pageSources(session.engine.registry, state.types, locale, drawn))
  const html = writeDocument({ head, state, files, origin, path: pathname, body })
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': locale }
  return { status: head.status, headers, html, issues }
}

type Drawn = { body: string; head: Head; failed: string[] }

/** Draws the page; when a component throws, once more without the blocks that do. */
function drawBody(session: Session, first: Place): Drawn {
  const drawing: Drawing = {}
  const draw = (failed: string[]): Drawn => {
    const noting = { ...session, drawing, failures: createFailures(failed) }
    const body = renderToString(<App session={noting} host={createHost(noting)} first={first} />)
    return { body, head: drawing.head ?? unnamed, failed }
  }
  try {
    return draw([])
  } catch {
    return draw(findFailing(session, drawing.blocks))
  }
}

function findFailing(session: Session, blocks: unknown): string[] {
  const host = createHost(session)
  return failingBlocks(host, blocks, '/components', (element) =>
    renderToString(
      <Providers session={session} host={host}>
        {element}
      </Providers>,
    ),
  )
}

const unnamed: Head = { status: 500, title: '', kind: 'website' }
