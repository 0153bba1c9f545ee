import type { Action, Block, DataType } from '../../../../../schemas'
import type { Scope } from '../../Scope'
import type { StepOption } from '../suggestions/categoryInputs'
import { categoryTree } from '../suggestions/categoryTree'
import { participationTexts } from '../texts/participationTexts'
import { formModal } from './formModal'

/**
 * A button to suggest or report something about a thing, where the town wants that and has categories for it. `steps` are those of
 * a walk.
 */
export function suggestionOffer(
  scope: Scope,
  dataType: DataType,
  dataUid: string,
  steps: readonly StepOption[] = [],
): Block[] {
  const { portal, name, locale } = scope
  if (!portal.participation?.suggestions?.includes(dataType)) return []
  const nodes = categoryTree(scope, { portal: name, dataType, dataUid }, steps)
  if (nodes.length === 0) return []
  const { suggestionLabel: label } = participationTexts(locale)
  const tree: Block = { type: 'category-tree', data: { name: 'category', nodes } }
  const action = suggestionForm(scope, { dataType, dataUid, components: [tree] })
  return [{ type: 'button', id: `${dataType}-${dataUid}-suggestion`, data: { label, icon: 'chat', action } }]
}

type Subject = { dataType: DataType; dataUid: string; components: Block[] }

/** Opens the form to suggest or report something about a thing, with these blocks. */
export function suggestionForm({ portal, locale }: Scope, { dataType, dataUid, components }: Subject): Action<'modal'> {
  const { suggestionTitle: title, suggestionThanks: thanks } = participationTexts(locale)
  const poiUid = portal.poiUid ?? portal.portalName
  const send = { handler: 'send-signal' as const, data: { poiUid, dataType, dataUid, thanks } }
  return formModal({ title, components, send, path: suggestionPath(dataType, dataUid) }, locale)
}

const suggestionPath = (dataType: DataType, dataUid: string): string =>
  `/participer/suggestion?${new URLSearchParams({ type: dataType, uid: dataUid })}`
