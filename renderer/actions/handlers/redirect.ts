import type { Handler } from '../Handler'

/**
 * Without a `target`, another site opens in a new tab; a path, a phone call and a message open in this one. In a
 * modal with the config `redirect`, a cookie stores the choice. It is set after the opening, which browsers allow
 * only right after the press.
 */
export const redirect: Handler<'redirect'> = function* ({ url, target }, _, source) {
  yield { effect: 'open', url, target: target ?? (url.startsWith('https:') ? 'blank' : 'self') }
  if (source?.modalConfig === 'redirect') yield { effect: 'setCookie', name: 'redirect', value: url }
}
