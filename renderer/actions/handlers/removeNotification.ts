import { emitAndClose, type Handler } from '../Handler'

/** Emits only the path. The shell listens and knows which call to make. */
export const removeNotification: Handler<'remove_notification'> = function* ({ path }) {
  yield { effect: 'emit', event: 'remove_notification', data: { path } }
}

/** Removes the notification after the modal has asked for confirmation. */
export const modalRemoveNotification: Handler<'remove-notification'> = ({ path }) =>
  emitAndClose('remove-notification', { path })
