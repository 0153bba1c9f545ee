import type { ChangeSubject } from '../Change'
import type { RootPair, Route, SchemaPair, Step } from '../FoundChange'

/**
 * Returns the shortest route to every compared schema from each document that contains it, by the key of its pair. Routes stop at
 * blocks and actions inside other documents, because otherwise nearly every document contains every schema. A route from
 * an operation is kept only where no document contains the schema.
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
  for (const [key, found] of routes) {
    const documents = found.filter(({ root }) => root.subject.kind !== 'operation')
    if (documents.length > 0) routes.set(key, documents)
  }
  return routes
}

const envelopes: readonly string[] = ['block.json# block.json#', 'action.json# action.json#']

/** Whether a pair is that of child blocks or actions, which are validated by themselves. */
export const isEnvelope = ({ key }: SchemaPair): boolean => envelopes.includes(key)

/** The end of a route as a pointer, with `*` for any item and any name. */
export function subjectOf({ root, steps }: Route): ChangeSubject {
  const parts = steps.map((step) => {
    if (step.kind === 'same' || step.kind === 'branch') return ''
    return step.kind === 'member' ? `/${step.new ?? step.old ?? '*'}` : '/*'
  })
  return { ...root.subject, pointer: parts.join('') }
}
