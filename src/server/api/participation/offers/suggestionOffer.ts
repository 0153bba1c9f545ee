import type { Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import { categoryTree } from '../suggestions/categoryTree'
import { participationTexts } from '../texts/participationTexts'
import { formModal } from './formModal'

/** A button to suggest or report something about a thing, where the town wants that and has categories for it. */
export async function suggestionOffer(scope: Scope, dataType: DataType, dataUid: string): Promise<Block[]> {
  const { portal, name, locale } = scope
  if (!portal.participation?.suggestions?.includes(dataType)) return []
  const nodes = await categoryTree(scope, { portal: name, dataType, dataUid })
  if (nodes.length === 0) return []
  const { suggestionLabel: label, suggestionTitle, suggestionThanks: thanks } = participationTexts(locale)
  const poiUid = portal.poiUid ?? portal.portalName
  const send = { handler: 'send-signal' as const, data: { poiUid, dataType, dataUid, thanks } }
  const tree: Block = { type: 'category-tree', data: { name: 'category', nodes } }
  const action = formModal(suggestionTitle, [tree], send, locale)
  return [{ type: 'button', id: `${dataType}-${dataUid}-suggestion`, data: { label, icon: 'chat', action } }]
}
