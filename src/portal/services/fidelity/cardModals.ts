import type { Block, FidelityCard, FidelityCardType, Modal } from '../../../../schemas/engine'
import type { ShellText } from '../../texts/loadTexts'

/** The inputs of the form of a type, without blocks that are not inputs. */
const inputsOf = ({ inputs }: FidelityCardType): Block<'dynamic-input'>[] =>
  inputs.filter((block) => block.type === 'dynamic-input')

/** The inputs of the form of a type, with the values of those that have one. */
export const filledInputs = (
  type: FidelityCardType,
  values: Readonly<Partial<Record<string, string>>>,
): Block<'dynamic-input'>[] =>
  inputsOf(type).map((input) => {
    const value = values[input.data.name]
    // The contract lets a value be any JSON.
    return value === undefined ? input : { ...input, data: Object.assign({ ...input.data }, { value }) }
  })

/** What a card holds of the values of its form. */
export const valuesOf = ({ title, number }: FidelityCard) => ({ title, number })

/** The modal that asks what a new card bears, and then for its title and number. */
export const typesModal = (types: readonly FidelityCardType[], portal: string, text: ShellText): Modal => ({
  title: text('fidelity.chooseType'),
  components: [
    { type: 'description', data: { text: text('fidelity.chooseTypeText') } },
    ...types.map(
      (type): Block<'content-cell'> => ({
        type: 'content-cell',
        id: `type-${type.type}`,
        data: { title: type.title },
        action: { handler: 'modal', data: { modal: additionModal(type, portal, text) } },
      }),
    ),
  ],
  buttons: [{ label: text('fidelity.cancel'), kind: 'secondary' }],
})

const additionModal = (type: FidelityCardType, portal: string, text: ShellText): Modal => ({
  title: text('fidelity.add'),
  components: filledInputs(type, {}),
  buttons: [
    { label: text('fidelity.cancel'), kind: 'secondary' },
    {
      label: text('fidelity.save'),
      kind: 'primary',
      action: { handler: 'post-fidelity-card', data: { type: type.type, fields: { portal } } },
    },
  ],
})

/** The modal that changes a card. */
export const editModal = (card: FidelityCard, type: FidelityCardType, text: ShellText): Modal => ({
  title: text('fidelity.editTitle'),
  components: filledInputs(type, valuesOf(card)),
  buttons: [
    { label: text('fidelity.cancel'), kind: 'secondary' },
    {
      label: text('fidelity.save'),
      kind: 'primary',
      action: { handler: 'put-fidelity-card', data: { uid: card.uid } },
    },
  ],
})
