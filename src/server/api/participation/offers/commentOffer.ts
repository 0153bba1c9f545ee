import type { Action, Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../call/Scope'
import { inputBlock } from '../../fragments/inputBlock'
import { commentInputs } from '../comments/commentInputs'
import { takesComments } from '../comments/takesComments'
import { participationTexts } from '../texts/participationTexts'
import { formModal } from './formModal'

/** Returns a button that opens the comment form about the page at `path`; empty unless the town takes comments of this type. */
export function commentOffer(scope: Scope, dataType: DataType, id: string, path: string): Block[] {
  if (!takesComments(scope, dataType)) return []
  const { commentLabel: label } = participationTexts(scope.locale)
  return [{ type: 'button', id: `${id}-comment`, data: { label, icon: 'mail', action: commentForm(scope, path) } }]
}

/** Returns the action that opens the comment form about the page at `path`. */
export function commentForm({ name, locale }: Scope, path: string): Action<'modal'> {
  const { commentTitle: title, commentThanks: thanks } = participationTexts(locale)
  const send = { handler: 'send-comment' as const, data: { portal: name, url: path, thanks } }
  const components = commentInputs(locale).map((input) => inputBlock(input))
  const form = `/participer/commentaire?${new URLSearchParams({ from: path })}`
  return formModal({ title, components, send, path: form }, locale)
}
