import type { PageForm } from '../../../../schemas/door'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { sendCall, stopCall } from './readingCalls'
import { readingProblem } from './readingOutcomes'

/** The page that stops the reminder of the reading that its parameter `uid` names. */
const reminderPath = '/releves/rappel'

/** The forms of meter readings, by path. */
export const readingForms: Readonly<Record<string, PageForm>> = {
  [pagePaths.readings]: {
    name: 'reading',
    kind: 'contribution',
    keepsPhoto: true,
    // The button of the question sends the reading as it is.
    call: ({ portal, fields, hidden }) => sendCall(portal.portalName, fields, !hidden.has('_confirmed')),
    target: () => `${pagePaths.readings}?done=sent`,
    problems({ status, answer }, { fields }): Readonly<Record<string, string>> {
      const problem = readingProblem(status, answer)
      return { '': problem, ...(fields.files !== undefined && { files: 'photo' }) }
    },
  },
  [reminderPath]: {
    name: 'reading-reminder',
    kind: 'list',
    call({ portal, query }) {
      const uid = query.get('uid')
      return uid ? stopCall(portal.portalName, uid, query.get('code') ?? undefined) : undefined
    },
    target: () => `${pagePaths.readings}?done=stopped`,
    unsubscribes: { list: 'readings' },
    problems: ({ status, answer }) => ({ '': readingProblem(status, answer) }),
  },
}
