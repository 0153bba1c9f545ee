import type { ActionData } from '../../../schemas/engine'
import { widgetBody } from '../../../schemas/inputs/widgetBody'
import { pagePaths } from '../../../schemas/routes/pagePaths'
import type { Effect } from '../effects'
import { emitAndClose, type Handlers } from '../Handler'

/** What changes the widgets of a wall. */
export const widgetHandlers = {
  'config-widget': (data) => saveWidget('POST', data),

  'update-config-widget': (data) => saveWidget('PUT', data),

  /** Emits only the path. The shell listens and knows which call to make. */
  *remove_widget({ path }) {
    yield { effect: 'emit', event: 'remove_widget', data: { path } }
  },

  /** Removes the widget after the modal has asked for confirmation. */
  'remove-widget': ({ path }) => emitAndClose('remove-widget', { path }),
} satisfies Partial<Handlers>

type WidgetSettings = ActionData['config-widget']

/** Stores a widget, then navigates to the page that shows it. Returns the response body. */
function* saveWidget(method: 'POST' | 'PUT', data: WidgetSettings): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'call', method, endpoint: data.endpoint, body: widgetBody(data) }
  yield { effect: 'closeModal' }
  try {
    yield { effect: 'reload' }
  } catch {
    // The widget is stored; the page shows it with its next successful reload.
  }
  yield data.wallType === 'mergedHomeUser' ? { effect: 'goHome' } : { effect: 'navigate', path: pagePaths.wall }
  return answer
}
