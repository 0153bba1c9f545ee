import type { Block, DynamicInputData, TicketOffer, TicketSubscription } from '../../../../../schemas/engine'
import type { ShellText } from '../../../texts/loadTexts'

/** Whether a registration stands: it has places, or waits for them. */
export const isActive = (own: TicketSubscription | undefined): own is TicketSubscription =>
  own?.status === 'confirmed' || own?.status === 'waiting'

/** The inputs of the form of an event: the number of places, and who registers. A registration keeps who it is of. */
export function registrationInputs(
  { perPerson }: TicketOffer,
  own: TicketSubscription | undefined,
  text: ShellText,
): Block<'dynamic-input'>[] {
  const most = Math.max(perPerson, own?.places ?? 0)
  const options = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    title: text('tickets.count', { count: index + 1 }),
  }))
  const places: DynamicInputData = {
    name: 'places',
    label: text('tickets.field.places'),
    inputType: 'select',
    required: true,
    options,
  }
  const person: DynamicInputData[] = [
    {
      name: 'name',
      label: text('tickets.field.name'),
      inputType: 'text',
      required: true,
      minLength: 2,
      maxLength: 120,
    },
    { name: 'email', label: text('tickets.field.email'), inputType: 'email', required: true, maxLength: 254 },
  ]
  return (isActive(own) ? [places] : [places, ...person]).map((data) => ({ type: 'dynamic-input', data }))
}
