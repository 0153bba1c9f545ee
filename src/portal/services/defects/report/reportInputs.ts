import type { Block } from '../../../../../schemas/engine'
import type { PageContext } from '../../../location/Route'
import type { Leaf } from './findCategories'

/** In characters. */
const [maxDescription, maxAsset] = [5000, 40]

type Input = Block<'dynamic-input'>['data']

/** The fields of a report: those of its category, the number of the asset and the description. */
export function reportInputs(category: Leaf | undefined, text: PageContext['shellText']): Block<'dynamic-input'>[] {
  const description: Input = {
    name: 'description',
    label: text('report.description'),
    inputType: 'textarea',
    maxLength: maxDescription,
  }
  const asset: Input = { name: 'asset', label: text('report.asset'), inputType: 'text', maxLength: maxAsset }
  const all = [...(category?.inputs ?? []), ...(category?.sameAsset ? [asset] : []), description]
  return all.map((data) => ({ type: 'dynamic-input', data }))
}
