import { ActionError } from '../../../../renderer/actions/ActionError'
import { isObject, own } from '../../../../schemas/engine'
import type { Session } from '../../session/Session'

/** Handles the events of widgets from tiles and rows of settings, and ignores those of favourites. */
export function listenToWidgets(session: Session): void {
  const { events } = session
  // Few first views change a widget, so they do without the code.
  const loadCalls = async () => (await import('./widgetCalls')).widgetCalls(session)

  events.on('remove_widget', async (data) => {
    const { askToRemoveWidget } = await import('./askToRemoveWidget')
    await askToRemoveWidget(session, decodeURIComponent(pathOf(data)))
  })
  events.on('remove-widget', async (data) => (await loadCalls()).remove(decodeURIComponent(pathOf(data))))

  const setNotification = async (data: unknown) => {
    const path = pathOf(data)
    if (path.startsWith('favorite/')) return
    const [, name = '', value] = /^widget\/([^/]+)\/(true|false)$/.exec(path) ?? []
    if (!name) throw new ActionError('unavailable', 'The path names nothing that notifies.')
    const uid = decodeURIComponent(name)
    const enabled = value === 'true'
    await (await loadCalls()).notify(uid, enabled)
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
