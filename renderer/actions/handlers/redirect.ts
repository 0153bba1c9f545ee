import type { Handler } from '../Handler'

/**
 * Without a target another site opens in a new tab; a path, a phone call and a message do not. A modal with the config
 * `redirect` has the choice stored in a cookie, after the opening, which the browser allows only right after the press.
 */
export const redirect: Handler<'redirect'> = function* ({ url, target }, _, source) {
  yield { effect: 'open', url, target: target ?? (url.startsWith('https:') ? 'blank' : 'self') }
  if (source?.modalConfig === 'redirect') yield { effect: 'setCookie', name: 'redirect', value: url }
}
