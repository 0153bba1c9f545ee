import { isObject, own } from '../../../../schemas/engine'
import modalContract from '../../../../schemas/generated/modal.js'
import { showModal } from '../../dialogs/showDialogs'
import type { Session } from '../../session/Session'
import { type WallProblem, wallProblem } from './wallProblem'
import { wallPath } from './wallQueries'

/** Opens the modal with the settings of a widget. Resolves to the problem where it cannot be read. */
export async function openSettings(session: Session, uid: string): Promise<WallProblem | undefined> {
  try {
    const body = await session.client(wallPath('readWidgetConfiguration', { uid }))
    const modal = isObject(body) ? own(body, 'data') : undefined
    if (!modalContract.validate(modal)) return 'unavailable'
    await showModal(session, modal)
    return undefined
  } catch (error) {
    return wallProblem(error)
  }
}
