import type { Action, Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { commentInputs } from '../comments/commentInputs'
import { participationTexts } from '../texts/participationTexts'
import { fieldBlock, formModal } from './formModal'

/** At the end of a page, a button to write to the town about it, where the town wants that. `path` is that of the page. */
export function commentOffer(scope: Scope, dataType: DataType, id: string, path: string): Block[] {
  const { portal, locale } = scope
  if (!portal.participation?.comments?.includes(dataType)) return []
  const { commentLabel: label } = participationTexts(locale)
  return [{ type: 'button', id: `${id}-comment`, data: { label, icon: 'mail', action: commentForm(scope, path) } }]
}

/** Opens the form to write to the town about the page of a path. */
export function commentForm({ name, locale }: Scope, path: string): Action<'modal'> {
  const { commentTitle: title, commentThanks: thanks } = participationTexts(locale)
  const send = { handler: 'send-comment' as const, data: { portal: name, url: path, thanks } }
  const components = commentInputs(locale).map((input) => fieldBlock(input))
  const form = `/participer/commentaire?${new URLSearchParams({ from: path })}`
  return formModal({ title, components, send, path: form }, locale)
}
