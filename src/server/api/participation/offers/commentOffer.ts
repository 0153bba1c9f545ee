import type { Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { commentInputs } from '../comments/commentInputs'
import { participationTexts } from '../texts/participationTexts'
import { fieldBlock, formModal } from './formModal'

/** At the end of a page, a button to write to the town about it, where the town wants that. `path` is that of the page. */
export function commentOffer({ portal, name, locale }: Scope, dataType: DataType, id: string, path: string): Block[] {
  if (!portal.participation?.comments?.includes(dataType)) return []
  const { commentLabel: label, commentTitle, commentThanks: thanks } = participationTexts(locale)
  const send = { handler: 'send-comment' as const, data: { portal: name, url: path, thanks } }
  const action = formModal(commentTitle, commentInputs(locale).map(fieldBlock), send, locale)
  return [{ type: 'button', id: `${id}-comment`, data: { label, icon: 'mail', action } }]
}
