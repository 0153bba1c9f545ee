import type { Handlers } from '../Handler'

/** What the visitor's device does. */
export const deviceHandlers = {
  *directions({ lat, lon }) {
    yield { effect: 'openMap', lat, lon }
  },

  *share({ title, text, url }) {
    yield { effect: 'share', ...(title && { title }), ...(text && { text }), ...(url && { url }) }
  },

  *download({ path }) {
    yield { effect: 'download', path }
  },

  /** Returns the visitor's choice, `accepted` or `dismissed`. */
  *a2hs() {
    return yield { effect: 'installApp' }
  },
} satisfies Partial<Handlers>
