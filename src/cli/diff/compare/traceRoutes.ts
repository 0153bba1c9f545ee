import type { ChangeSubject } from '../Change'
import type { RootPair, Route, SchemaPair, Step } from '../FoundChange'

/**
 * The shortest way to every compared schema from each document that holds it, by the key of its pair. Blocks and actions
 * inside others are documents of their own, else everything would hold everything. Operations are named where no document
 * is: what they carry mostly is one.
 */
export function traceRoutes(roots: readonly RootPair[]): Map<string, Route[]> {
  const routes = new Map<string, Route[]>()
  for (const root of roots) {
    const reached = new Set([root.pair])
    const waiting: { pair: SchemaPair; steps: readonly Step[] }[] = [{ pair: root.pair, steps: [] }]
    for (let index = 0; index < waiting.length; index++) {
      const current = waiting[index]
      if (!current) break
      const { pair, steps } = current
      routes.set(pair.key, [...(routes.get(pair.key) ?? []), { root, steps }])
      for (const child of pair.children) {
        if (reached.has(child.pair) || isEnvelope(child.pair)) continue
        reached.add(child.pair)
        waiting.push({ pair: child.pair, steps: [...steps, child.step] })
      }
    }
  }
  for (const [key, ways] of routes) {
    const documents = ways.filter(({ root }) => root.subject.kind !== 'operation')
    if (documents.length > 0) routes.set(key, documents)
  }
  return routes
}

const envelopes: readonly string[] = ['block.json# block.json#', 'action.json# action.json#']

const isEnvelope = ({ key }: SchemaPair): boolean => envelopes.includes(key)

/** What a route leads through, with `*` for any item and any name. */
export function subjectOf({ root, steps }: Route): ChangeSubject {
  const parts = steps.map((step) => {
    if (step.kind === 'same') return ''
    return step.kind === 'member' ? `/${step.new ?? step.old ?? '*'}` : '/*'
  })
  return { ...root.subject, pointer: parts.join('') }
}
