import type { Appointment, Modal } from '../../../../schemas/engine'
import type { ShellText } from '../../texts/loadTexts'
import type { Choice } from './Choice'

/** The modal that asks whether to cancel an appointment. It closes once the appointment is cancelled. */
export const cancelModal = (
  { uid, prestation }: Appointment,
  moment: string,
  code: Choice['code'],
  text: ShellText,
): Modal => ({
  title: text('appointments.cancelTitle'),
  components: [
    { type: 'description', data: { text: text('appointments.cancelText', { prestation: prestation.title, moment }) } },
  ],
  buttons: [
    { label: text('appointments.keep'), kind: 'secondary' },
    {
      label: text('appointments.cancel'),
      kind: 'danger',
      action: { handler: 'cancel-appointment', data: { uid, ...(code && { code }) } },
    },
  ],
})
