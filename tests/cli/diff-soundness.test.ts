import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import { versionWith } from '../helpers/cli/composedVersions'
import { type CompositionSchemas, editedSchemas, values } from '../helpers/cli/compositions'
import { isWhole } from '../helpers/sample'

const versionOf = ({ value, definition, fragment }: CompositionSchemas) =>
  versionWith(value, { defs: definition, shared: fragment })

/** The verdicts on all values. Undefined when the schema cannot be compiled. */
function verdictsOf(version: ReturnType<typeof versionOf>) {
  const contract = compileContract(version.source)
  try {
    for (const path of ['shared/part.json', 'blocks/probe.json']) contract.compile(path)
    return values.map((value) => contract.validate({ type: 'probe', data: { value } }, { as: 'block' }))
  } catch {
    return undefined
  }
}

describe('two versions of a composed schema', () => {
  it('never pass for a side when a payload of that side breaks', () => {
    fc.assert(
      fc.property(editedSchemas, ([before, after]) => {
        const [old, next] = [versionOf(before), versionOf(after)]
        const [was, is] = [verdictsOf(old), verdictsOf(next)]
        // An edit may make a schema that cannot be compiled.
        if (!was || !is) return
        const changes = diffVersions(old, next)
        const breaks = (side: 'senders' | 'readers') => changes.some(({ effects }) => effects[side] === 'breaking')
        for (const [index, value] of values.entries()) {
          const [one, other] = [was[index], is[index]]
          if (!one || !other) continue
          const shown = JSON.stringify({ value, before, after, changes: changes.map(({ message }) => message) })
          if (one.issues.length === 0 && !other.ok) expect(breaks('senders'), shown).toBe(true)
          if (other.issues.length === 0 && !one.ok) expect(breaks('readers'), shown).toBe(true)
        }
      }),
      // A fixed seed, so that the test does not fail by chance.
      {
        numRuns: Number(process.env.BEFFROI_EDITS_RUNS ?? (isWhole ? 600 : 150)),
        seed: Number(process.env.BEFFROI_EDITS_SEED ?? 2026),
      },
    )
  })
})
