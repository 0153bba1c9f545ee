import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileContract } from '../../src/cli/compiling/compileContract'
import { isSchema, type Schema } from '../../src/cli/compiling/source'
import { type Change, sides } from '../../src/cli/diffing/Change'
import { diffVersions } from '../../src/cli/diffing/diffVersions'
import { schemasWith, versionOf } from '../helpers/cli/schemaVersions'

describe('any edit of any schema', () => {
  const names = Object.keys(schemasWith()).sort()
  const values: unknown[] = [
    true,
    false,
    0,
    3,
    100,
    'x',
    '^a+$',
    'string',
    ['string', 'null'],
    'object',
    [],
    ['title'],
    {},
    { type: 'integer' },
    { enum: ['a', 'b'] },
  ]
  const keywords = [
    'type',
    'enum',
    'minLength',
    'maximum',
    'pattern',
    'required',
    'properties',
    'items',
    'additionalProperties',
    'default',
    'minItems',
    'const',
    'description',
  ]

  /** Every object inside a schema. */
  function objectsIn(value: unknown): Schema[] {
    if (Array.isArray(value)) return value.flatMap(objectsIn)
    return isSchema(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
  }

  const step = fc.record({
    file: fc.nat(),
    object: fc.nat(),
    key: fc.nat(),
    value: fc.constantFrom(...values),
    kind: fc.constantFrom('set', 'replace', 'remove'),
  })

  it('is survived, and every payload that is shown breaks what it is said to break', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const old = schemasWith()
        const next = schemasWith((schemas) => {
          for (const { file, object, key, value, kind } of steps) {
            const objects = objectsIn(schemas[names[file % names.length] ?? ''])
            const target = objects[object % objects.length]
            if (!target) continue
            const own = Object.keys(target)
            const name = kind === 'set' ? keywords[key % keywords.length] : own[key % own.length]
            if (name === undefined) continue
            if (kind === 'remove') delete target[name]
            else target[name] = structuredClone(value)
          }
        })
        const versions = { old: versionOf(old), new: versionOf(next) }
        let changes: Change[]
        try {
          changes = diffVersions(versions.old, versions.new)
        } catch (error) {
          // A schema that no compiler takes, or a reference to nothing, is refused by name.
          expect(String(error)).toMatch(/cannot be compiled|nothing at|without which|must be an object/)
          return
        }
        const contracts = { old: compileContract(versions.old.source), new: compileContract(versions.new.source) }
        for (const { payloads } of changes) {
          for (const side of sides) {
            const payload = payloads[side]
            if (!payload) continue
            const other = payload.validIn === 'old' ? 'new' : 'old'
            expect(contracts[payload.validIn].validate(payload.document, { as: payload.as }).issues).toEqual([])
            expect(contracts[other].validate(payload.document, { as: payload.as }).ok).toBe(false)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
