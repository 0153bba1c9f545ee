import type { ContractSource } from './ContractSource'
import type { Issue } from './Issue'
import { limits } from './limits'
import { nearest } from './nearest'
import { safely } from './safely'
import { makeIssue } from './toIssues'
import { isObject, own } from './value'

/** Everything wrong with one action, its `then` and `catch` included; `pointer` is where it stands. */
export function checkAction(source: ContractSource, action: unknown, pointer: string, depth = 1): Issue[] {
  if (!isObject(action)) return safely(source.actionEnvelope, action, pointer)
  if (depth > limits.depth) {
    return [makeIssue('too-deep', pointer, `Actions are nested over ${limits.depth} levels deep.`)]
  }
  const issues = safely(source.actionEnvelope, action, pointer)
  const handler = own(action, 'handler')
  if (typeof handler === 'string') issues.push(...checkData(source, handler, own(action, 'data'), pointer))
  for (const next of ['then', 'catch'] as const) {
    const following = own(action, next)
    if (isObject(following)) issues.push(...checkAction(source, following, `${pointer}/${next}`, depth + 1))
  }
  return issues
}

function checkData(source: ContractSource, handler: string, data: unknown, pointer: string): Issue[] {
  const contract = source.action(handler)
  if (contract === 'loading') return []
  if (!contract) {
    const suggestion = nearest(handler, source.handlers())
    const fact = `There is no handler "${handler.slice(0, 80)}".`
    return [makeIssue('unknown-handler', `${pointer}/handler`, fact, suggestion ? { suggestion } : {})]
  }
  if (data === undefined) {
    if (contract.optional) return []
    return [makeIssue('missing-property', `${pointer}/data`, `"data" is missing; ${handler} needs it.`)]
  }
  // Anything but an object is told by the envelope already.
  if (!isObject(data)) return []
  const issues = safely(contract, data, `${pointer}/data`)
  contract.slots?.(data, `${pointer}/data`, (kind, value, at) => {
    if (kind === 'action' && isObject(value)) issues.push(...checkAction(source, value, at, 2))
  })
  return issues
}
