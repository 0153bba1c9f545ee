import { dirname } from 'node:path'
import type { Import } from './Tree'

/** Rings of files that import each other: by values anywhere, by types too where they lead through several folders. */
export function cycles(imports: readonly Import[]): string[][] {
  const own = imports.filter(({ isPackage }) => !isPackage)
  const byValue = rings(own.filter(({ isType }) => !isType))
  const acrossFolders = rings(own).filter((ring) => new Set(ring.map((path) => dirname(path))).size > 1)
  const known = new Set(byValue.map((ring) => ring.join()))
  return [...byValue, ...acrossFolders.filter((ring) => !known.has(ring.join()))]
}

/** Groups of files each of which reaches all the others, by Tarjan's algorithm; sorted, of two files at least. */
function rings(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    let low = index
    open.push(file)
    for (const target of next.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === index) {
      const ring = open.splice(open.indexOf(file))
      if (ring.length > 1 || next.get(file)?.includes(file)) found.push(ring.sort())
    }
    return low
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return found
}
