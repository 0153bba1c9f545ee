import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { isObject, own } from '../../../../schemas/engine'
import { garbageViewServiceOperations as operations } from '../../../../schemas/generated/garbageViewServiceOperations'
import { listProblem } from '../../../../schemas/inputs/listProblem'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { readWastePlace } from '../../../../schemas/routes/wastePaths'
import { textOf } from '../../forms/ListChange'
import { chosenCategories } from './categories'
import { forgetPath, keepPath, linkPath } from './wasteAddresses'
import { wasteCallPath } from './wasteQueries'

function keepCall({ query, portal }: PagePost): FormCall | undefined {
  const place = readWastePlace(query)
  if (!place) return undefined
  const { street, number, zip, locality } = place
  return {
    method: operations.saveHousehold.method,
    endpoint: wasteCallPath('saveHousehold'),
    body: { portal: portal.portalName, street, ...(number && { number }), zip, locality },
    succeedsWith: 200,
  }
}

function reminderCall(post: PagePost): FormCall {
  const isOn = textOf(post, 'wish') !== 'off'
  const email = textOf(post, 'email')?.trim()
  return {
    method: operations.saveWasteReminder.method,
    endpoint: wasteCallPath('saveWasteReminder'),
    body: {
      portal: post.portal.portalName,
      isOn,
      ...(email && { email }),
      categories: isOn ? chosenCategories((name) => textOf(post, name) !== undefined) : [],
    },
    succeedsWith: 200,
  }
}

/** The call of the link in a mail. */
function linkCall({ query }: PagePost): FormCall | undefined {
  const [what, uid, code] = ['what', 'uid', 'code'].map((name) => query.get(name))
  if (!uid || !code) return undefined
  const operation = what === 'stop' ? 'stopWasteReminder' : 'confirmWasteReminder'
  return { method: 'POST', endpoint: wasteCallPath(operation, uid), body: { code }, succeedsWith: 200 }
}

/** The status of the reminder in an answer. */
function statusIn(answer: unknown): string {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const reminder = isObject(data) ? (own(data, 'reminder') ?? data) : undefined
  return String(isObject(reminder) ? own(reminder, 'status') : '')
}

const problems: PageForm['problems'] = ({ status, answer }) => ({
  '': status === 400 || status === 422 ? 'fields' : listProblem(status, answer),
})

/** The forms of waste, by path. */
export const wasteForms: Readonly<Record<string, PageForm>> = {
  [keepPath]: {
    name: 'waste-address',
    kind: 'list',
    call: keepCall,
    target: () => `${pagePaths.waste}?done=kept`,
    problems,
  },
  [forgetPath]: {
    name: 'waste-forget',
    kind: 'list',
    call: ({ portal }) => ({
      method: operations.removeHousehold.method,
      endpoint: `${wasteCallPath('removeHousehold')}?${new URLSearchParams({ portalName: portal.portalName })}`,
      succeedsWith: 204,
    }),
    target: () => `${pagePaths.waste}?done=forgotten`,
    problems,
  },
  [pagePaths.wasteReminder]: {
    name: 'waste-reminder',
    kind: 'list',
    call: reminderCall,
    target: (_, answer) => `${pagePaths.wasteReminder}?done=${statusIn(answer)}`,
    problems,
  },
  [linkPath]: {
    name: 'waste-link',
    kind: 'list',
    call: linkCall,
    target: (_, answer) => `${linkPath}?done=${statusIn(answer)}`,
    unsubscribes: { list: 'waste', query: { what: 'stop' } },
    problems,
  },
}
