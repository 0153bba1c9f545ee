import type { ContractSource } from './ContractSource'
import { checkAction } from './checkAction'
import type { Issue } from './Issue'
import { nearestName } from './nearestName'
import { findIssues, makeIssue } from './toIssues'
import { escapeKey, isObject, type Members, own } from './value'

/**
 * All issues of one block itself: its envelope, its data, the versions it requires and its actions, but not the blocks
 * inside it. A block of unknown type gets no issue but that. Pointers start at the block.
 */
export function checkBlock(source: ContractSource, node: unknown): Issue[] {
  if (!isObject(node)) return findIssues(source.envelope, node, '')
  const type = own(node, 'type')
  if (typeof type !== 'string') return findIssues(source.envelope, node, '')
  const contract = source.block(type)
  if (!contract) {
    const suggestion = nearestName(type, source.blockTypes())
    const fact = `There is no block type "${type.slice(0, 80)}".`
    return [makeIssue('unknown-type', '/type', fact, { block: type, ...(suggestion ? { suggestion } : {}) })]
  }
  const issues = [...findIssues(source.envelope, node, '', type), ...checkVersions(source, node, type)]
  const add = (more: readonly Issue[]) => {
    for (const issue of more) {
      issue.block = type
      issues.push(issue)
    }
  }
  const data = own(node, 'data')
  if (contract !== 'loading' && isObject(data)) {
    add(findIssues(contract, data, '/data'))
    contract.visitChildren?.(data, '/data', (kind, value, at) => {
      if (kind === 'action' && isObject(value)) add(checkAction(source, value, at))
    })
  }
  const action = own(node, 'action')
  if (isObject(action)) add(checkAction(source, action, '/action'))
  return issues
}

function checkVersions(source: ContractSource, node: Members, type: string): Issue[] {
  const requires = own(node, 'requires')
  if (!isObject(requires)) return []
  return Object.keys(requires).flatMap((family) => {
    const needed = requires[family]
    const have = Object.hasOwn(source.families, family) ? (source.families[family] ?? 0) : 0
    // The envelope reports anything but a whole number.
    if (typeof needed !== 'number' || !Number.isInteger(needed) || needed <= have) return []
    const fact = `This block needs version ${needed} of ${family.slice(0, 80)}; this client has version ${have}.`
    const more = { block: type, expected: have, received: needed }
    return [makeIssue('unsupported-version', `/requires/${escapeKey(family)}`, fact, more)]
  })
}
