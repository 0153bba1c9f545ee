import type { Issue } from '../../../schemas'
import { isObject } from '../../../schemas/engine'
import { joinPointer, valueAt } from '../../../schemas/json/pointer'
import { type ContractWords, titleOf } from '../outline/ContractWords'
import { type Child, childrenOf } from '../outline/childrenOf'
import { type DocumentRoot, rootNode, stepInto } from '../outline/DocumentRoot'
import { documentTitle } from '../outline/documentTitle'
import { hintOf } from '../outline/hintOf'
import { countIssues } from './countIssues'
import type { BareItem, TreeItem } from './TreeItem'

type Options = { words: ContractWords; issues: readonly Issue[] }

/** Reads the tree of the documents in a JSON value: pages, modals, blocks and actions, and the parts of blocks with blocks. */
export function readTree(
  document: unknown,
  roots: readonly DocumentRoot[],
  { words, issues }: Options,
): readonly TreeItem[] {
  const items = roots.flatMap(({ as, pointer }) => {
    const node = rootNode(as)
    const value = valueAt(document, pointer)
    if (!node || typeof value !== 'object' || value === null) return []
    const root = { node, value, pointer, list: undefined, member: '', holder: undefined, isPart: false, site: node }
    // A list of blocks is no item of its own.
    return Array.isArray(value) ? childrenOf(root).map((child) => toItem(child, 1, words)) : [toItem(root, 1, words)]
  })
  return countIssues(items, issues)
}

function toItem(child: Child, level: number, words: ContractWords): BareItem {
  const { node, value, pointer, list, isPart, site, member } = child
  return {
    pointer,
    kind: isPart ? 'part' : (node.envelope ?? 'other'),
    title: isPart && list ? `${titleOf(site, words, member)} ${list.index + 1}` : documentTitle(node, value, words),
    hint: isPart ? undefined : hintOfChild(child),
    role: list || member === 'action' || member === '' ? undefined : titleOf(site, words, member),
    list,
    blocks: blockList(child),
    level,
    children: childrenOf(child).map((inner) => toItem(inner, level + 1, words)),
  }
}

/** The label of a button or of a menu's entry tells its action best. */
function hintOfChild({ node, value, holder }: Child): string | undefined {
  const label =
    holder && node.envelope === 'action' && isObject(holder.value)
      ? hintOf(holder.node, { ...holder.value, action: undefined })
      : undefined
  return label ?? hintOf(node, value)
}

/** The pointer of the only list of blocks that a value has itself, or has in its data. */
function blockList({ node, value, pointer }: Child): string | undefined {
  const inData = stepInto(node, value, 'data')
  const holder = node.envelope === 'block' ? inData : node
  const at = node.envelope === 'block' ? `${pointer}/data` : pointer
  const lists = [...(holder?.properties.values() ?? [])].filter((member) => member.node.items?.envelope === 'block')
  const [only, second] = lists
  return only && !second ? at + joinPointer([only.name]) : undefined
}
