import type { OutcomeTexts } from '../../shell/FormOutcome'
import type { ShellTextKey } from '../../texts/loadTexts'
import type { Refusal } from './refusalOf'

/** Titles and sentences of the refusals, as the catalogue of errors words them. */
export const refusalTexts: {
  readonly [R in Exclude<Refusal, 'unmanaged'>]: { title: ShellTextKey; text: ShellTextKey }
} = {
  incomplete: { title: 'appointments.refusal.incomplete', text: 'appointments.refusal.incompleteText' },
  taken: { title: 'appointments.refusal.taken', text: 'appointments.refusal.takenText' },
  expired: { title: 'appointments.refusal.expired', text: 'appointments.refusal.expiredText' },
  unexpected: { title: 'appointments.refusal.unexpected', text: 'appointments.refusal.unexpectedText' },
}

/** What the alert about a refusal without a text of its own says, in every language. */
export const unmanagedText = 'No management'

/** The results of forms about appointments. */
export const appointmentOutcomes: OutcomeTexts = {
  done: {
    booked: 'appointments.done.booked',
    moved: 'appointments.done.moved',
    cancelled: 'appointments.done.cancelled',
  },
  // The pages show refusals themselves, with their titles.
  problems: { refused: 'appointments.refusal.unexpectedText' },
}
