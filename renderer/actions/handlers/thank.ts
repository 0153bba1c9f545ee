import type { ActionData, Modal } from '../../../schemas/engine'
import type { Effect } from '../effects'

type Thanks = ActionData['send-comment']['thanks']

/** Replaces the modal whose form was sent by a thank-you message. */
export function* thank({ title, text }: Thanks): Generator<Effect, void, unknown> {
  const components: Modal['components'] = text === undefined ? [] : [{ type: 'description', data: { text } }]
  yield { effect: 'openModal', modal: { title, components } }
}
