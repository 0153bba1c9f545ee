import { emitAndClose, type Handlers } from '../Handler'

/**
 * What removes favourites, and sets the notifications of favourites and widgets. Each emits only the path: the shell
 * listens and knows which call to make.
 */
export const favouriteHandlers = {
  *remove_fav({ path }) {
    yield { effect: 'emit', event: 'remove_fav', data: { path } }
  },

  /** Removes the favourite after the modal has asked for confirmation. */
  'remove-fav': ({ path }) => emitAndClose('remove-fav', { path }),

  *add_notification({ path }) {
    yield { effect: 'emit', event: 'add_notification', data: { path } }
  },

  *remove_notification({ path }) {
    yield { effect: 'emit', event: 'remove_notification', data: { path } }
  },

  /** Removes the notification after the modal has asked for confirmation. */
  'remove-notification': ({ path }) => emitAndClose('remove-notification', { path }),
} satisfies Partial<Handlers>
