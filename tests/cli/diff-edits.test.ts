import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import { isSchema, type Schema } from '../../schemas/compile/SchemaFiles'
import { type Change, sides } from '../../src/cli/diff/Change'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import { schemasWith, versionOf } from '../helpers/cli/schemaVersions'
import { foldersOf, invalidFixtures, validFixtures } from '../helpers/fixtures'
import { isWhole } from '../helpers/sample'

describe('any edit of any schema', () => {
  const names = Object.keys(schemasWith()).sort()
  const keywords: [name: string, value: unknown][] = [
    ['type', 'string'],
    ['type', 'object'],
    ['type', ['string', 'null']],
    ['type', 'integer'],
    ['enum', ['a', 'b']],
    ['const', 'x'],
    ['minLength', 3],
    ['maxLength', 4],
    ['pattern', '^[a-z]+$'],
    ['minimum', 2],
    ['maximum', 2],
    ['required', ['title', 'text']],
    ['required', []],
    ['properties', {}],
    ['properties', { title: { type: 'integer' } }],
    ['additionalProperties', false],
    ['additionalProperties', true],
    ['additionalProperties', { type: 'integer' }],
    ['items', { type: 'string' }],
    ['minItems', 2],
    ['maxItems', 1],
    ['uniqueItems', true],
    ['default', 'x'],
    ['description', 'x'],
    ['anyOf', [{ type: 'string' }, { type: 'object' }]],
    ['not', { const: 1 }],
  ]

  /** Every object inside a schema. */
  function objectsIn(value: unknown): Schema[] {
    if (Array.isArray(value)) return value.flatMap(objectsIn)
    return isSchema(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
  }

  const folders = (['blocks', 'actions'] as const).flatMap((kind) =>
    foldersOf(kind).map((name) => `${kind}/${name}` as const),
  )
  const documents = [...folders, 'pages' as const].flatMap((folder) => [
    ...validFixtures(folder).map(({ json }) => json),
    ...invalidFixtures(folder).map(({ document }) => document),
  ])

  const old = versionOf(schemasWith())
  const contract = compileContract(old.source)

  const step = fc.record({
    file: fc.nat(),
    object: fc.nat(),
    key: fc.nat(),
    kind: fc.constantFrom('set', 'set', 'remove', 'break'),
  })

  it('gives a report whose payloads are correct and that misses no broken fixture', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const next = schemasWith((schemas) => {
          for (const { file, object, key, kind } of steps) {
            const objects = objectsIn(schemas[names[file % names.length] ?? ''])
            const target = objects[object % objects.length]
            // A schema with a reference has no other rules.
            if (!target || target.$ref !== undefined) continue
            const own = Object.keys(target)
            const [name, value] = keywords[key % keywords.length] ?? ['', true]
            const present = own[key % own.length] ?? name
            if (kind === 'set') target[name] = structuredClone(value)
            else if (kind === 'remove') delete target[present]
            else target[present] = structuredClone(value)
          }
        })
        const versions = { old, new: versionOf(next) }
        let changes: Change[]
        try {
          changes = diffVersions(versions.old, versions.new)
        } catch (error) {
          // A schema that cannot be compiled, or a dangling reference, is refused by name.
          expect(String(error)).toMatch(/cannot be compiled|nothing at|without which|must be an object/)
          return
        }
        const contracts = { old: contract, new: compileContract(versions.new.source) }
        for (const { payloads } of changes) {
          for (const side of sides) {
            const payload = payloads[side]
            if (!payload) continue
            const other = payload.validIn === 'old' ? 'new' : 'old'
            expect(contracts[payload.validIn].validate(payload.document, { as: payload.as }).issues).toEqual([])
            expect(contracts[other].validate(payload.document, { as: payload.as }).ok).toBe(false)
          }
        }
        const breaks = (side: 'senders' | 'readers') => changes.some(({ effects }) => effects[side] === 'breaking')
        for (const document of documents) {
          const [was, is] = [contracts.old.validate(document), contracts.new.validate(document)]
          if (was.issues.length === 0 && !is.ok)
            expect(breaks('senders'), JSON.stringify([document, is.issues])).toBe(true)
          if (is.issues.length === 0 && !was.ok)
            expect(breaks('readers'), JSON.stringify([document, was.issues])).toBe(true)
        }
      }),
      // A fixed seed, so that the test does not fail by chance.
      { numRuns: isWhole ? 20 : 6, seed: Number(process.env.BEFFROI_EDITS_SEED ?? 2026) },
    )
  })
})
