import type { Handler } from '../Handler'

/** Without a target another site opens in a new tab; a path, a phone call and a message do not. */
export const redirect: Handler<'redirect'> = function* ({ url, target }) {
  yield { effect: 'open', url, target: target ?? (url.startsWith('https:') ? 'blank' : 'self') }
}
