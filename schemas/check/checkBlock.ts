import type { ContractSource } from './ContractSource'
import { checkAction } from './checkAction'
import type { Issue } from './Issue'
import { nearest } from './nearest'
import { safely } from './safely'
import { makeIssue } from './toIssues'
import { escapeKey, isObject, type Members, own } from './value'

/**
 * Everything wrong with one block itself: its envelope, its data, the versions it requires and its actions, but not
 * the blocks inside it. The type is read first; then only that type's schema speaks. Pointers start at the block.
 */
export function checkBlock(source: ContractSource, node: unknown): Issue[] {
  if (!isObject(node)) return safely(source.envelope, node, '')
  const type = own(node, 'type')
  if (typeof type !== 'string') return safely(source.envelope, node, '')
  const contract = source.block(type)
  if (!contract) {
    const suggestion = nearest(type, source.blockTypes())
    const fact = `There is no block type "${type.slice(0, 80)}".`
    return [makeIssue('unknown-type', '/type', fact, { block: type, ...(suggestion ? { suggestion } : {}) })]
  }
  const issues = [...safely(source.envelope, node, '', type), ...checkVersions(source, node, type)]
  const data = own(node, 'data')
  if (contract !== 'loading' && isObject(data)) {
    issues.push(...safely(contract, data, '/data', type))
    contract.slots?.(data, '/data', (kind, value, at) => {
      if (kind === 'action' && isObject(value)) issues.push(...inBlock(checkAction(source, value, at), type))
    })
  }
  const action = own(node, 'action')
  if (isObject(action)) issues.push(...inBlock(checkAction(source, action, '/action'), type))
  return issues
}

function inBlock(issues: Issue[], block: string): Issue[] {
  for (const issue of issues) issue.block = block
  return issues
}

function checkVersions(source: ContractSource, node: Members, type: string): Issue[] {
  const requires = own(node, 'requires')
  if (!isObject(requires)) return []
  return Object.keys(requires).flatMap((family) => {
    const needed = requires[family]
    const have = Object.hasOwn(source.families, family) ? (source.families[family] ?? 0) : 0
    if (typeof needed !== 'number' || needed <= have) return []
    const fact = `This block needs version ${needed} of ${family}, and there is version ${have}.`
    const more = { block: type, expected: have, received: needed }
    return [makeIssue('unsupported-version', `/requires/${escapeKey(family)}`, fact, more)]
  })
}
