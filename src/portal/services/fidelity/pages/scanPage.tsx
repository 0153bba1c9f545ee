import type { RoutePage } from '../../../location/Route'
import { filledInputs } from '../cardModals'
import { cardTypesQuery } from '../cardQueries'
import { fidelityTexts } from '../fidelityTexts'
import { type AdditionData, ScanScreen } from './ScanScreen'

/** Reads a card, or asks for its number, with the title that the address suggests. */
export const scanPage: RoutePage<{ types: ReturnType<typeof cardTypesQuery> }, AdditionData> = {
  texts: fidelityTexts,
  queries: ({ scope }) => ({ types: cardTypesQuery({ scope }) }),
  data({ types: listed }, read, { search, shellText }) {
    const types = read.required(listed)
    const parameters = new URLSearchParams(search)
    const chosen = types.find(({ type }) => type === parameters.get('type'))
    const title = (parameters.get('title') ?? '').slice(0, 80)
    const form = chosen && {
      title: shellText('fidelity.addOfType', { type: chosen.title }),
      about: [],
      form: { inputs: filledInputs(chosen, title ? { title } : {}), hidden: {} },
      button: { label: shellText('fidelity.save'), kind: 'primary' as const },
    }
    return { types, type: chosen?.type ?? '', title, form }
  },
  head: ({ form }, { shellText }) => ({
    status: 200,
    title: form?.title ?? shellText('fidelity.add'),
    kind: 'website',
  }),
  blocks: ({ form }) => (form ? [...form.about, ...form.form.inputs] : []),
  Component: ScanScreen,
}
