import { dirname } from 'node:path'
import type { Import } from './Tree'

/** Groups of files that import each other, imports of types included; each group sorted by path. */
export function importCycles(imports: readonly Import[]): string[][] {
  return stronglyConnected(imports.filter(({ isPackage }) => !isPackage))
}

/** Groups of two or more in which each reaches all the others, by Tarjan's algorithm. */
function stronglyConnected(imports: readonly Pick<Import, 'from' | 'to'>[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    let low = index
    stack.push(file)
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || targets.get(file)?.includes(file)) found.push(group.sort())
    }
    return low
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return found
}

/**
 * Groups of sibling folders of one application that each lead to all the others by imports of their files, as sentences that name
 * one import for each step.
 */
export function folderRings(imports: readonly Import[]): string[] {
  const steps = new Map<string, Import>()
  for (const each of imports) {
    const pair = siblingFolders(each)
    if (pair && !steps.has(pair.join(' '))) steps.set(pair.join(' '), each)
  }
  const folders = [...steps.keys()].map((key) => {
    const [from = '', to = ''] = key.split(' ')
    return { from, to }
  })
  return stronglyConnected(folders).map((ring) => {
    const inside = folders.filter(({ from, to }) => ring.includes(from) && ring.includes(to))
    const examples = inside.flatMap(({ from, to }) => steps.get(`${from} ${to}`) ?? [])
    return `${ring.join(', ')} form a ring: ${examples.map(({ from, to }) => `${from} → ${to}`).join(', ')}`
  })
}

/** The folders below their deepest common one through which an import inside an application leads. */
function siblingFolders({ from, to, isPackage }: Import): [string, string] | undefined {
  const [source, target] = [dirname(from).split('/'), dirname(to).split('/')]
  const level = source.findIndex((name, index) => name !== target[index])
  const isInside = !isPackage && source[0] === 'src' && level >= 2 && level < target.length
  return isInside ? [source.slice(0, level + 1).join('/'), target.slice(0, level + 1).join('/')] : undefined
}
