import { renderToString } from 'react-dom/server'
import { findFailingBlocks } from '../../../renderer/engine/findFailingBlocks'
import { App, Providers } from '../App'
import { createHost } from '../actions/createHost'
import type { RouteMatch } from '../location/RouteMatch'
import { createFailures } from '../session/createFailures'
import type { Head } from '../session/Head'
import type { RenderContext, Session } from '../session/Session'

type RenderedApp = { body: string; head: Head; failed: string[] }

/** Draws the page; when a component throws, once more without the blocks that do. */
export function renderApp(session: Session, first: RouteMatch): RenderedApp {
  const drawing: RenderContext = {}
  const draw = (failed: string[]): RenderedApp => {
    const noting = { ...session, drawing, failures: createFailures(failed) }
    const body = renderToString(<App session={noting} host={createHost(noting)} first={first} />)
    return { body, head: drawing.head ?? fallbackHead, failed }
  }
  try {
    return draw([])
  } catch {
    return draw(findFailing(session, drawing.blocks))
  }
}

function findFailing(session: Session, blocks: unknown): string[] {
  const host = createHost(session)
  return findFailingBlocks(host, blocks, '/components', (element) =>
    renderToString(
      <Providers session={session} host={host}>
        {element}
      </Providers>,
    ),
  )
}

const fallbackHead: Head = { status: 500, title: '', kind: 'website' }
