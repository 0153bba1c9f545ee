import { isObject, own } from '../../../schemas/engine'
import modalContract from '../../../schemas/generated/modal.js'
import { showModal } from '../dialogs/showDialogs'
import type { Session } from '../session/Session'
import { wallPath } from './wallQueries'

/** Opens the modal with the settings of a widget. Resolves to whether it could be read. */
export async function openSettings(session: Session, uid: string): Promise<boolean> {
  try {
    const body = await session.client(wallPath('readWidgetConfiguration', { uid }))
    const modal = isObject(body) ? own(body, 'data') : undefined
    if (!modalContract.validate(modal)) return false
    await showModal(session, modal)
    return true
  } catch {
    return false
  }
}
