import { createExecutor, type Executor } from '../../../renderer/actions/executor'
import { handlers } from '../../../renderer/actions/handlers/index'
import type { Lazy } from '../../../renderer/engine/lazy'
import type { Installer } from '../pwa/createInstaller'
import type { Session } from '../session/Session'
import { createPorts } from './ports'

/** Creates the executor of the portal's actions. It loads lazily, because no page needs it before the visitor acts. */
export function createPortalExecutor(session: Session, installer?: Lazy<Installer>): Executor {
  const { engine } = session
  return createExecutor({
    handlers,
    ports: createPorts(session, installer),
    validateAction: engine.validateAction,
    onIssue: (issue) => engine.report(issue, undefined),
  })
}
