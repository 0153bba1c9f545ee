import type { ContractSource } from './ContractSource'
import type { Issue } from './Issue'
import { limits } from './limits'
import { nearestName } from './nearestName'
import { findIssues, makeIssue } from './toIssues'
import { isObject, own } from './value'

/** State of one pass over an action and those that follow it. `left` is the number of actions that may still follow. */
type Pass = { source: ContractSource; issues: Issue[]; left: number }

/** All issues of one action at `pointer`, its `then` and `catch` included. */
export function checkAction(source: ContractSource, action: unknown, pointer: string): Issue[] {
  const pass: Pass = { source, issues: [], left: limits.actions + 1 }
  check(pass, action, pointer, 1)
  return pass.issues
}

function check(pass: Pass, action: unknown, pointer: string, depth: number): void {
  if (pass.left === 0) return
  pass.left--
  if (depth > limits.depth) stop(pass, 'too-deep', pointer, `nested over ${limits.depth} levels deep`)
  else if (pass.left === 0) stop(pass, 'too-large', pointer, `over ${limits.actions} in number`)
  if (pass.left === 0) return
  add(pass, findIssues(pass.source.actionEnvelope, action, pointer))
  if (!isObject(action)) return
  const handler = own(action, 'handler')
  if (typeof handler === 'string') checkData(pass, handler, own(action, 'data'), pointer, depth)
  for (const next of ['then', 'catch']) {
    const following = own(action, next)
    if (isObject(following)) check(pass, following, `${pointer}/${next}`, depth + 1)
  }
}

/** Reports an exceeded limit and ends the pass, which an action that refers to itself would never end. */
function stop(pass: Pass, code: 'too-deep' | 'too-large', pointer: string, fact: string): void {
  pass.left = 0
  pass.issues.push(makeIssue(code, pointer, `Actions that follow from one are ${fact}.`))
}

function add(pass: Pass, issues: readonly Issue[]): void {
  for (const issue of issues) pass.issues.push(issue)
}

function checkData(pass: Pass, handler: string, data: unknown, pointer: string, depth: number): void {
  const contract = pass.source.action(handler)
  if (contract === 'loading') return
  if (!contract) {
    const suggestion = nearestName(handler, pass.source.handlers())
    const fact = `There is no handler "${handler.slice(0, 80)}".`
    add(pass, [
      makeIssue('unknown-handler', `${pointer}/handler`, fact, {
        received: handler.slice(0, 80),
        ...(suggestion ? { suggestion } : {}),
      }),
    ])
  } else if (data === undefined) {
    const fact = `"data" is missing; ${handler} needs it.`
    if (!contract.optional) add(pass, [makeIssue('missing-property', `${pointer}/data`, fact)])
  } else if (isObject(data)) {
    // The envelope reports anything but an object.
    add(pass, findIssues(contract, data, `${pointer}/data`))
    contract.visitChildren?.(data, `${pointer}/data`, (kind, value, at) => {
      if (kind === 'action' && isObject(value)) check(pass, value, at, depth + 1)
    })
  }
}
