import { randomUUID } from 'node:crypto'
import { makeIssue } from '../../../schemas/engine'
import { isAnswer } from './BackEnd'
import { senseless } from './probeWrites'
import { promisedWrites } from './promisedWrites'
import type { Trial } from './Trial'

/** How many addresses are asked that no valid write has asked before. */
const most = 100

/** Statuses of a call that is not there. */
const absent = [404, 405, 501]

/** Reports the calls that are not there, though a page sends visitors to them. */
export async function probePromisedWrites(trial: Trial): Promise<void> {
  for (const { call, address, mention } of promisedWrites(trial).slice(0, most)) {
    const entry = trial.keep(call, `${call.method} ${address}`)
    if (entry.status === undefined && entry.issues.length === 0) {
      const answer = await trial.ask(address, { method: call.method, body: senseless, key: randomUUID() })
      if (isAnswer(answer)) entry.status = answer.status
    }
    if (!absent.includes(entry.status ?? 0)) continue
    const message = `${mention.address} sends visitors to this call (${mention.pointer}), and it is answered ${entry.status}.`
    entry.issues.push(makeIssue('failed-call', '', message))
  }
}
