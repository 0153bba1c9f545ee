import { renderToString } from 'react-dom/server'
import { findFailingBlocks } from '../../../renderer/engine/findFailingBlocks'
import { App, Providers } from '../App'
import { createHost } from '../actions/createHost'
import type { RouteMatch } from '../location/RouteMatch'
import { createFailures } from '../session/createFailures'
import type { Head } from '../session/Head'
import type { RenderContext, Session } from '../session/Session'

type RenderedApp = { body: string; head: Head; failed: string[] }

/** Renders the app. When a component throws, renders again without the blocks that throw. */
export function renderApp(session: Session, first: RouteMatch): RenderedApp {
  const renderContext: RenderContext = {}
  const render = (failed: string[]): RenderedApp => {
    const collecting = { ...session, renderContext, failures: createFailures(failed) }
    const body = renderToString(<App session={collecting} host={createHost(collecting)} first={first} />)
    return { body, head: renderContext.head ?? fallbackHead, failed }
  }
  try {
    return render([])
  } catch {
    return render(findFailing(session, renderContext.blocks))
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
