import { randomUUID } from 'node:crypto'
import { validate } from '../../../schemas'
import { calls } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { type Answer, isAnswer } from './BackEnd'
import { fillAddress, planAddresses } from './planAddresses'
import { documentOf, type Trial } from './Trial'
import { tryRounds } from './tryRounds'

/** A body that no call accepts. */
export const senseless = { 'does-not-exist': true }

/** Statuses of a call that is not offered, or not to everybody. */
const closed = [401, 403, 404, 405, 501]

/**
 * Sends each call that writes a body that cannot be accepted: it must be refused with the body of a failure. Then keeps and
 * removes a favourite of the anonymous visitor of this run, and makes the writes that have a valid body.
 */
export async function probeWrites(trial: Trial): Promise<void> {
  for (const call of calls().filter(({ method, sends }) => method !== 'GET' && sends?.includes('application/json'))) {
    const planned = planAddresses(call, trial.known, trial.portal, 1)
    const [first] = Array.isArray(planned) ? planned : []
    if (!first) {
      trial.unasked.set(call, Array.isArray(planned) ? '' : planned.parameter)
      continue
    }
    const entry = trial.keep(call, `${call.method} ${first.address}`)
    const answer = await trial.ask(first.address, { method: call.method, body: senseless, key: randomUUID() })
    if (!isAnswer(answer)) entry.issues.push(makeIssue('failed-call', '', `The call ${answer.reason}.`))
    else {
      entry.status = answer.status
      const fault = refusalFault(answer)
      if (fault !== undefined) entry.issues.push(makeIssue('wrong-failure', '', `A body without sense ${fault}`))
    }
  }
  await probeFavourites(trial)
  await tryRounds(trial)
}

/** What is wrong with the refusal of a body without sense, as the end of a sentence. */
function refusalFault(answer: Answer): string | undefined {
  const { status } = answer
  if (status < 400) return `is accepted with ${status}. It should be refused with 400.`
  if (status >= 500 && status !== 501) return `is answered ${status}. It should be refused with 400.`
  const { issues } = validate(documentOf(answer), { as: 'api-error' })
  const [first] = issues.filter(({ severity }) => severity === 'error')
  if (!first || closed.includes(status)) return undefined
  return `is refused with another body than { "error": … }: ${first.pointer} ${first.message}`
}

/** Keeps and removes a favourite, and asks each time whether it is one. */
async function probeFavourites(trial: Trial): Promise<void> {
  const named = (id: string) => calls().find((each) => each.id === id)
  const [add, remove, check] = [named('keepFavourite'), named('removeFavourite'), named('checkFavourite')]
  const page = [...trial.known.links.values()].find(({ route }) => route === '/publication/:uid')
  if (!add || !remove || !check || !page) return
  const uid = page.params.uid ?? ''
  const body = { portal: trial.portal.name, type: 'publication', favoriteUid: uid }
  const entry = trial.keep(add, `${add.method} ${add.path} and ${remove.method} ${remove.path}`)
  const address = fillAddress(
    check,
    new Map([
      ['portalName', trial.portal.name],
      ['favUid', uid],
    ]),
  )
  for (const [call, isKept] of [
    [add, true],
    [remove, false],
  ] as const) {
    const answer = await trial.ask(call.path, { method: call.method, body, key: randomUUID() })
    if (!isAnswer(answer) || closed.includes(answer.status)) return
    if (answer.status >= 400) {
      entry.issues.push(
        makeIssue('failed-call', '', `${call.id} is answered ${answer.status} for ${JSON.stringify(body)}.`),
      )
      return
    }
    const state = await trial.ask(address)
    const said = isAnswer(state) ? state.bytes.toString('utf8') : ''
    if (!said.includes(String(isKept))) {
      entry.issues.push(
        makeIssue(
          'failed-call',
          '',
          `After ${call.id} ${address} answers ${said.slice(0, 80)}. A back end knows visitors by x-lgc-anonymous-uid.`,
        ),
      )
    }
  }
}
