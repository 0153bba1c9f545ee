import { use, useMemo } from 'react'
import type { PreviewState } from '../frame/PreviewState'
import { memoizePromise } from './memoizePromise'
import type { ParsedFixture } from './resources'

/** The code that reads documents by their schemas, which a preview loads only for a situation that needs it. */
const loadSituations = memoizePromise(async (need: 'none' | 'schemas') => {
  if (need === 'none') return undefined
  const [{ lengthenDocument }, { momentOf }] = await Promise.all([
    import('../situations/lengthenDocument'),
    import('../situations/momentOf'),
  ])
  return { lengthenDocument, momentOf }
})

/** The fixtures as the settings draw them, and the time at which their clock starts, as RFC 3339. */
type Situation = { drawn: readonly ParsedFixture[]; now: string | undefined }

/** Returns what the settings make of fixtures. Suspends until the code that they need is loaded. */
export function useSituation(fixtures: readonly ParsedFixture[], { settings, now }: PreviewState): Situation {
  const { clock, textLength } = settings
  const code = use(loadSituations(clock !== '' || textLength === 'long' ? 'schemas' : 'none'))
  return useMemo(() => {
    if (!code) return { drawn: fixtures, now }
    const documents = fixtures.flatMap(({ id, parsed }) => (parsed ? [{ id, document: parsed.document }] : []))
    return {
      drawn: textLength === 'long' ? fixtures.map((fixture) => lengthened(fixture, code.lengthenDocument)) : fixtures,
      now: now ?? code.momentOf(clock, documents)?.toISOString(),
    }
  }, [code, fixtures, now, clock, textLength])
}

const lengthened = (
  { id, json, parsed }: ParsedFixture,
  lengthen: (document: unknown, id: string) => unknown,
): ParsedFixture => ({ id, json, parsed: parsed && { document: lengthen(parsed.document, id) } })
