import type { FormCall, PageForm, PagePost } from '../../../../schemas/door'
import { scoutsOperations } from '../../../../schemas/generated/scoutsOperations'
import { listProblem } from '../../../../schemas/inputs/listProblem'
import { pagePaths } from '../../../../schemas/routes/pagePaths'
import { campTarget, cancelPath, formPath, readTarget, savedTarget, summaryPath } from './campAddresses'
import { campAddress } from './campQueries'

/** The call that keeps the days of a new camp, or that changes the camp that the address names. */
function saveCall({ query, fields, portal }: PagePost): FormCall | undefined {
  const { location, uid, code } = readTarget(query)
  if (uid !== undefined) {
    const { method } = scoutsOperations.updateCamp
    return { method, endpoint: campAddress('updateCamp', uid, { code }), body: fields, succeedsWith: 200 }
  }
  if (location === undefined) return undefined
  return {
    method: scoutsOperations.createCamp.method,
    endpoint: campAddress('createCamp', '', { portalName: portal.portalName }),
    body: { ...fields, location, draft: true },
    succeedsWith: 200,
  }
}

const confirmCall = (uid: string, code: string | undefined): FormCall => ({
  method: scoutsOperations.confirmCamp.method,
  endpoint: campAddress('confirmCamp', uid, { code }),
  body: {},
  succeedsWith: 200,
})

const cancelCall = (uid: string, code: string | undefined): FormCall => ({
  method: scoutsOperations.cancelCamp.method,
  endpoint: campAddress('cancelCamp', uid, { code }),
  succeedsWith: 204,
})

const problems =
  (conflict: string): NonNullable<PageForm['problems']> =>
  ({ status, answer }) => ({ '': status === 409 ? conflict : listProblem(status, answer) })

/** A form that makes a call about the camp that the address names. */
const changeForm = (
  name: string,
  call: (uid: string, code: string | undefined) => FormCall,
  target: (uid: string, code: string | undefined) => string,
): PageForm => ({
  name,
  kind: 'list',
  call({ query }) {
    const { uid, code } = readTarget(query)
    return uid === undefined ? undefined : call(uid, code)
  },
  target({ query }) {
    const { uid = '', code } = readTarget(query)
    return target(uid, code)
  },
  problems: problems('late'),
})

/** The forms of camps, by path. */
export const campForms: Readonly<Record<string, PageForm>> = {
  [formPath]: {
    name: 'camp',
    kind: 'list',
    call: saveCall,
    target: ({ query }, answer) => savedTarget(answer, readTarget(query).code),
    problems: problems('taken'),
  },
  [summaryPath]: changeForm('camp-summary', confirmCall, (uid, code) => campTarget(uid, 'registered', code)),
  // A draft that is given up is deleted: only who has a link is led to the camp.
  [cancelPath]: changeForm('camp-cancellation', cancelCall, (uid, code) =>
    code === undefined ? `${pagePaths.ownCamps}?done=cancelled` : campTarget(uid, 'cancelled', code),
  ),
}
