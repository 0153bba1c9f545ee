import type { Sending } from '../drafts/DraftReport'
import { positionOf } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import type { ReportForm } from './useReportFields'

/** What is sent. The time stays that of the first attempt, because what is sent again under one key must be equal. */
export function sendingOf(
  { choice, category }: Pick<ReportData, 'choice' | 'category'>,
  { fields }: ReportForm,
  earlier: Sending | undefined,
  now: Date,
): Sending | undefined {
  const position = positionOf(choice)
  if (!position || !category) return undefined
  const { description, asset = choice.asset, ...values } = fields.values(false)
  return {
    provider: category.provider,
    category: category.uid,
    ...position,
    ...(typeof asset === 'string' && asset.trim() !== '' && { asset: asset.trim() }),
    ...(typeof description === 'string' && { description }),
    fields: values,
    madeAt: earlier?.madeAt ?? now.toISOString(),
  }
}
