import type { Action, Block, DataType } from '../../../../../schemas'
import { participationAddress } from '../../../../../schemas/routes/participationPaths'
import type { Scope } from '../../call/Scope'
import { participationTexts } from '../participationTexts'
import type { StepOption } from '../suggestions/categoryInputs'
import { categoryTree } from '../suggestions/categoryTree'
import { formModal } from './formModal'

/**
 * Returns a button that opens the suggestion form about a record; empty unless the town takes suggestions of this type and has
 * categories for them. `steps` are the steps of a walk.
 */
export function suggestionOffer(
  scope: Scope,
  dataType: DataType,
  dataUid: string,
  steps: readonly StepOption[] = [],
): Block[] {
  const { name, locale } = scope
  const nodes = categoryTree(scope, { portal: name, dataType, dataUid }, steps)
  if (nodes.length === 0) return []
  const label = participationTexts(locale)('suggestionLabel')
  const tree: Block = { type: 'category-tree', data: { name: 'category', nodes } }
  const action = suggestionForm(scope, { dataType, dataUid, components: [tree] })
  return [{ type: 'button', id: `${dataType}-${dataUid}-suggestion`, data: { label, icon: 'chat', action } }]
}

type Subject = { dataType: DataType; dataUid: string; components: Block[]; category?: string | undefined }

/**
 * Returns the action that opens the suggestion form about a record, with the given blocks. `category` is the one that was
 * chosen before, when the blocks do not ask for it.
 */
export function suggestionForm(
  { portal, locale }: Scope,
  { dataType, dataUid, components, category }: Subject,
): Action<'modal'> {
  const texts = participationTexts(locale)
  const thanks = { title: texts('suggestionThanks.title'), text: texts('suggestionThanks.text') }
  const poiUid = portal.poiUid ?? portal.portalName
  const chosen = category === undefined ? {} : { fields: { category } }
  const send = { handler: 'send-signal' as const, data: { poiUid, dataType, dataUid, thanks, ...chosen } }
  const title = texts('suggestionTitle')
  return formModal({ title, components, send, path: suggestionPath(dataType, dataUid) }, locale)
}

const suggestionPath = (dataType: DataType, dataUid: string): string =>
  participationAddress('/participer/suggestion', { type: dataType, uid: dataUid })
