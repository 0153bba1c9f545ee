import { renderToString } from 'react-dom/server'
import { findFailingBlocks } from '../../../renderer/engine/findFailingBlocks'
import { App, Providers } from '../App'
import { createHost } from '../actions/createHost'
import type { RouteMatch } from '../location/RouteMatch'
import { createFailures } from '../session/createFailures'
import type { Session } from '../session/Session'

/** Renders the app. When a component throws, renders again without the `blocks` that throw; `failed` are their pointers. */
export function renderApp(
  session: Session,
  first: RouteMatch,
  blocks: readonly unknown[] | undefined,
): { body: string; failed: string[] } {
  const render = (failed: string[]) => {
    const withFailures = { ...session, failures: createFailures(failed) }
    return {
      body: renderToString(<App session={withFailures} host={createHost(withFailures)} first={first} />),
      failed,
    }
  }
  try {
    return render([])
  } catch {
    return render(findFailing(session, blocks))
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
