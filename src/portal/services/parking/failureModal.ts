import type { Modal } from '../../../../schemas/engine'
import type { ShellText } from '../../texts/loadTexts'

/** The modal about a session that did not start. */
export const failureModal = (text: ShellText): Modal => ({
  title: text('parking.failed.title'),
  components: [{ type: 'description', data: { text: text('parking.failed.text') } }],
  buttons: [{ label: text('parking.failed.close'), kind: 'primary' }],
})
