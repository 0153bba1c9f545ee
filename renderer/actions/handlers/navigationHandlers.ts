import type { Handlers } from '../Handler'

/** What leads to another page, or to the same one anew. */
export const navigationHandlers = {
  *navigation({ path, query, replace }) {
    yield { effect: 'navigate', path, ...(query && { query }), ...(replace && { replace }) }
  },

  *'navigation-name'({ name, params, query }) {
    yield { effect: 'navigateName', name, ...(params && { params }), ...(query && { query }) }
  },

  /**
   * Without a `target`, another site opens in a new tab; a path, a phone call and a message open in this one. In a
   * modal with the config `redirect`, a cookie stores the choice. It is set after the opening, which browsers allow
   * only right after the press.
   */
  *redirect({ url, target }, _, source) {
    yield { effect: 'open', url, target: target ?? (url.startsWith('https:') ? 'blank' : 'self') }
    if (source?.modalConfig === 'redirect') yield { effect: 'setCookie', name: 'redirect', value: url }
  },

  *back() {
    yield { effect: 'goBack' }
  },

  *'back-home'() {
    yield { effect: 'goHome' }
  },

  *refresh({ id }) {
    yield { effect: 'reload', ...(id !== undefined && { id }) }
  },
} satisfies Partial<Handlers>
