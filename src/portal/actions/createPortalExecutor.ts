import { createExecutor, type Executor } from '../../../renderer/actions/executor'
import { handlers } from '../../../renderer/actions/handlers/index'
import type { Lazy } from '../../../renderer/engine/lazy'
import { listenToFavourites } from '../favourites/listenToFavourites'
import type { Installer } from '../pwa/createInstaller'
import type { Session } from '../session/Session'
import { listenToWidgets } from '../wall/listenToWidgets'
import { createPorts } from './ports'

/** Creates the executor of the portal's actions. It loads lazily, because no page needs it before the visitor acts. */
export function createPortalExecutor(session: Session, installer?: Lazy<Installer>): Executor {
  const { engine } = session
  listenToWidgets(session)
  listenToFavourites(session)
  return createExecutor({
    handlers,
    ports: createPorts(session, installer),
    validateAction: engine.validateAction,
    onIssue: (issue) => engine.report(issue, undefined),
  })
}
