import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { callOf } from '../../forms/callOf'
import { textOf } from '../../forms/ListChange'
import { bookCall, extendCall, fillCall, holdCall, moveCall, releaseCall } from './appointmentCalls'
import { appointmentTarget, cancelPath, pathOf, readChoice, steps } from './Choice'
import { refusalOf } from './refusalOf'
import { allReminders, chosenReminders } from './reminders'

/** What the pressed button of a step does, besides sending the form. */
const wishOf = ({ hidden }: PagePost): unknown => hidden.get('_do')

/** The uid in the answer to a call. */
function uidIn(answer: unknown): string {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const uid = isObject(data) ? own(data, 'uid') : undefined
  return typeof uid === 'string' ? uid : ''
}

/** The values of the form, which the summary repeats. */
function repeatedValues({ hidden }: PagePost): Readonly<Record<string, unknown>> | undefined {
  try {
    const values: unknown = JSON.parse(String(hidden.get('_values')))
    return isObject(values) ? values : undefined
  } catch {
    return undefined
  }
}

/** What was typed into the form of a step, without the boxes of the reminders below it. */
function typedIn({ fields }: PagePost): Readonly<Record<string, unknown>> {
  const isReminder = (name: string) => allReminders.some((reminder) => reminder === name)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !isReminder(name)))
}

function bookingCall(post: PagePost): FormCall | undefined {
  const { hold, change, code } = readChoice(post.query)
  if (hold === undefined) return undefined
  const reminders = chosenReminders((name) => textOf(post, name) !== undefined)
  if (change !== undefined) return moveCall(change, { hold, values: typedIn(post), reminders, code })
  const values = repeatedValues(post)
  return values && bookCall({ portal: post.portal.portalName, hold, values, reminders })
}

/** A form of a step. Each step can also hold the slot for longer, or give it back. */
const stepForm = (
  form: Pick<PageForm, 'name' | 'call' | 'target'> & { path: string; keepsTyped: boolean },
): PageForm => ({
  name: form.name,
  kind: 'list',
  call(post) {
    const { hold, change } = readChoice(post.query)
    const wish = wishOf(post)
    // The summary of an appointment that is moved has its form.
    const keepsTyped = form.keepsTyped || change !== undefined
    if (wish !== 'extend' && wish !== 'release') return form.call(post)
    if (hold === undefined) return undefined
    return wish === 'release' ? releaseCall(hold) : extendCall(hold, keepsTyped ? typedIn(post) : undefined)
  },
  target(post, answer) {
    if (wishOf(post) === 'extend') return pathOf(form.path, readChoice(post.query))
    return wishOf(post) === 'release' ? pagePaths.appointments : form.target(post, answer)
  },
  problems: ({ status, answer }) => ({ '': refusalOf(status, answer) }),
})

/** The forms of appointments, by path. */
export const appointmentForms: Readonly<Record<string, PageForm>> = {
  [steps.choose]: stepForm({
    name: 'appointment-slot',
    path: steps.choose,
    keepsTyped: false,
    call(post) {
      const start = textOf(post, 'start')
      const choice = readChoice(post.query)
      return start === undefined || !choice.prestation ? undefined : holdCall(choice, post.portal.portalName, start)
    },
    target(post, answer) {
      const choice = { ...readChoice(post.query), hold: uidIn(answer) }
      return pathOf(choice.change === undefined ? steps.fill : steps.confirm, choice)
    },
  }),
  [steps.fill]: stepForm({
    name: 'appointment-form',
    path: steps.fill,
    keepsTyped: true,
    call(post) {
      const { hold } = readChoice(post.query)
      return hold === undefined ? undefined : fillCall(hold, post.fields)
    },
    target: (post) => pathOf(steps.confirm, readChoice(post.query)),
  }),
  [steps.confirm]: stepForm({
    name: 'appointment-summary',
    path: steps.confirm,
    keepsTyped: false,
    call: bookingCall,
    target(post, answer) {
      const { change, code } = readChoice(post.query)
      return appointmentTarget(uidIn(answer), change === undefined ? 'booked' : 'moved', code)
    },
  }),
  [cancelPath]: {
    name: 'appointment-cancellation',
    kind: 'list',
    call({ query, isSignedIn }) {
      const { change: uid, code } = readChoice(query)
      if (uid === undefined) return undefined
      const cancel = callOf({ handler: 'cancel-appointment', data: { uid, ...(code && { code }) } }, isSignedIn)
      return cancel && { ...cancel, succeedsWith: 200 }
    },
    target({ query }) {
      const { change = '', code } = readChoice(query)
      return appointmentTarget(change, 'cancelled', code)
    },
    problems: ({ status, answer }) => ({ '': refusalOf(status, answer) }),
  },
}
