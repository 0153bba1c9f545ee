import { ActionError } from '../../../renderer/actions/ActionError'
import { isObject, own } from '../../../schemas/engine'
import type { Session } from '../session/Session'
import { askToRemoveWidget } from './askToRemoveWidget'
import { widgetCalls } from './widgetCalls'

/** Handles the events of widgets from tiles and rows of settings, and ignores those of favourites. */
export function listenToWidgets(session: Session): void {
  const { events } = session
  const calls = widgetCalls(session)

  events.on('remove_widget', (data) => askToRemoveWidget(session, decodeURIComponent(pathOf(data))))
  events.on('remove-widget', (data) => calls.remove(decodeURIComponent(pathOf(data))))

  const setNotification = async (data: unknown) => {
    const path = pathOf(data)
    if (path.startsWith('favorite/')) return
    const [, name = '', value] = /^widget\/([^/]+)\/(true|false)$/.exec(path) ?? []
    if (!name) throw new ActionError('unavailable', 'The path names nothing that notifies.')
    const uid = decodeURIComponent(name)
    const enabled = value === 'true'
    await calls.notify(uid, enabled)
    // Updates the other bells of the widget.
    events.announce('toggle', { uid, enabled })
  }
  for (const event of ['add_notification', 'remove_notification', 'remove-notification'])
    events.on(event, setNotification)
}

function pathOf(data: unknown): string {
  const path = isObject(data) ? own(data, 'path') : undefined
  return typeof path === 'string' ? path : ''
}
