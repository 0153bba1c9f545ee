import type { Handler } from '../Handler'

export const share: Handler<'share'> = function* ({ title, text, url }) {
  yield { effect: 'share', ...(title && { title }), ...(text && { text }), ...(url && { url }) }
}
