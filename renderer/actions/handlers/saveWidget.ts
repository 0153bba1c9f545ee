import type { ActionData } from '../../../schemas/engine'
import { widgetBody } from '../../../schemas/inputs/widgetBody'
import type { Effect } from '../effects'

type WidgetSettings = ActionData['config-widget']

/** Stores a widget, then navigates to the page that shows it. Returns the response body. */
export function* saveWidget(method: 'POST' | 'PUT', data: WidgetSettings): Generator<Effect, unknown, unknown> {
  const answer = yield { effect: 'call', method, endpoint: data.endpoint, body: widgetBody(data) }
  yield { effect: 'closeModal' }
  try {
    yield { effect: 'reload' }
  } catch {
    // The widget is stored; the page shows it with its next successful reload.
  }
  yield data.wallType === 'mergedHomeUser' ? { effect: 'goHome' } : { effect: 'navigate', path: '/abonnement' }
  return answer
}
