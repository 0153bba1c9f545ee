import { emitAndClose, type Handler } from '../Handler'

/** Emits only the path. The shell listens and knows which call to make. */
export const removeWidget: Handler<'remove_widget'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_widget', data: { path } }
}

/** Removes the widget after the modal has asked for confirmation. */
export const modalRemoveWidget: Handler<'remove-widget'> = ({ path }) => emitAndClose('remove-widget', { path })
