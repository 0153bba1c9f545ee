import type { Action, Block, DataType } from '../../../../../schemas'
import { participationAddress } from '../../../../../schemas/routes/participationPaths'
import type { Scope } from '../../call/Scope'
import { inputBlock } from '../../fragments/inputBlock'
import { commentInputs } from '../comments/commentInputs'
import { takesComments } from '../comments/takesComments'
import { participationTexts } from '../participationTexts'
import { formModal } from './formModal'

/** Returns a button that opens the comment form about the page at `path`; empty unless the town takes comments of this type. */
export function commentOffer(scope: Scope, dataType: DataType, id: string, path: string): Block[] {
  if (!takesComments(scope, dataType)) return []
  const label = participationTexts(scope.locale)('commentLabel')
  return [{ type: 'button', id: `${id}-comment`, data: { label, icon: 'mail', action: commentForm(scope, path) } }]
}

/**
 * Returns a button that opens the comment form about a widget of the store, which the page at `path` presents; empty
 * unless the town takes comments.
 */
export function widgetCommentOffer(scope: Scope, widgetUid: string, path: string): Block[] {
  if (!takesComments(scope)) return []
  const action = commentForm(scope, path, widgetUid)
  const label = participationTexts(scope.locale)('commentLabel')
  return [{ type: 'button', id: `comment-${widgetUid}`, data: { label, icon: 'mail', action } }]
}

/** Returns the action that opens the comment form about the page at `path`, or about the widget that it presents. */
export function commentForm({ name, locale }: Scope, path: string, widgetUid?: string): Action<'modal'> {
  const texts = participationTexts(locale)
  const thanks = { title: texts('commentThanks.title'), text: texts('commentThanks.text') }
  const about = widgetUid === undefined ? {} : { widgetUid }
  const send = { handler: 'send-comment' as const, data: { portal: name, url: path, ...about, thanks } }
  const components = commentInputs(locale).map((input) => inputBlock(input))
  const form = participationAddress('/participer/commentaire', {
    from: path,
    ...(widgetUid !== undefined && { widget: widgetUid }),
  })
  return formModal({ title: texts('commentTitle'), components, send, path: form }, locale)
}
