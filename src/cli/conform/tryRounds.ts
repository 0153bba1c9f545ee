import { randomUUID } from 'node:crypto'
import { validate } from '../../../schemas'
import { calls } from '../../../schemas/calls'
import { makeIssue } from '../../../schemas/engine'
import { memberOf } from '../../../schemas/json/pointer'
import { kindOf } from '../input/kindOf'
import { type Answer, isAnswer } from './BackEnd'
import { fillAddress } from './planAddresses'
import { documentOf, type Trial, type TriedAddress } from './Trial'
import { rounds, type Write } from './writeRounds'

/** Statuses of a call that is not offered, not to everybody, or not for this thing now, such as a poll that is over. */
const refused = [401, 403, 404, 405, 409, 410, 422, 501]

/** Makes each write with a valid body, checks its answer, and takes back what was made. */
export async function tryRounds(trial: Trial): Promise<void> {
  for (const round of rounds) {
    const write = round.make(trial)
    if (!write) continue
    const made = await make(trial, write)
    if (!made) continue
    for (const next of round.then?.(made.data, trial) ?? []) await make(trial, next)
  }
}

/** Makes a write. Returns the data of its answer; undefined when it is refused or wrong. */
async function make(trial: Trial, { id, values = {}, body }: Write): Promise<{ data: unknown } | undefined> {
  const call = calls().find((each) => each.id === id)
  if (!call) return undefined
  const names = new Set(call.parameters.map(({ name }) => name))
  const known = Object.entries(values).filter(([name]) => names.has(name))
  const address = fillAddress(call, new Map(known))
  const entry = trial.keep(call, `${call.method} ${address}`)
  const answer = await trial.ask(address, {
    method: call.method,
    key: randomUUID(),
    ...(body !== undefined && { body }),
  })
  if (!isAnswer(answer)) {
    entry.issues.push(makeIssue('failed-call', '', `The call ${answer.reason}.`))
    return undefined
  }
  entry.status = answer.status
  if (answer.status < 300) return readAnswer(entry, answer)
  const fault = refusalFault(answer, body)
  if (fault !== undefined) entry.issues.push(makeIssue('failed-call', '', fault))
  return undefined
}

function readAnswer(entry: TriedAddress, answer: Answer): { data: unknown } | undefined {
  const { call } = entry
  const as = kindOf(call)
  const data = memberOf(documentOf(answer), 'data')
  if (!as) return { data }
  const parts = call.isList && Array.isArray(data) ? data : [data]
  const faults = parts.flatMap((part) => validate(part, { as }).issues).filter(({ severity }) => severity === 'error')
  for (const issue of faults) entry.issues.push({ ...issue, pointer: `/data${issue.pointer}` })
  return faults.length === 0 ? { data } : undefined
}

/** What is wrong with the refusal of a body that is valid, as a sentence. */
function refusalFault(answer: Answer, body: unknown): string | undefined {
  const { status } = answer
  const failure = documentOf(answer)
  const sent = body === undefined ? 'without a body' : `with ${JSON.stringify(body)}`
  const issues = JSON.stringify(memberOf(memberOf(failure, 'error'), 'issues') ?? []).slice(0, 200)
  if (!refused.includes(status))
    return `The call is answered ${status} ${sent}, which is valid. Its issues are ${issues}.`
  const isTold = status < 405 || status === 501 || validate(failure, { as: 'api-error' }).issues.length === 0
  return isTold ? undefined : `The call is answered ${status} with another body than { "error": … }.`
}
