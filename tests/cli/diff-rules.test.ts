import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import { sides } from '../../src/cli/diff/Change'
import { diffVersions } from '../../src/cli/diff/diffVersions'
import { operationRules, rules } from '../../src/cli/diff/rules/rules'
import { ruleEdits, text, withProbe } from '../helpers/cli/ruleEdits'
import { fewSchemas, probeOf, versionOf } from '../helpers/cli/schemaVersions'

describe('one change of a schema', () => {
  it.each(ruleEdits)('%s is %s for senders and %s for readers', (rule, senders, readers, before, after) => {
    const [old, next] = [versionOf(before()), versionOf(after())]
    const changes = diffVersions(old, next)
    expect(changes.map((change) => change.rule)).toEqual([rule])
    const [change] = changes
    expect(change?.effects).toEqual({ senders, readers })
    expect(change?.message).toMatch(/^[A-Z"{].*\.$/s)
    expect(change?.remarks).toEqual([])
    const contracts = { old: compileContract(old.source), new: compileContract(next.source) }
    for (const side of sides) {
      const payload = change?.payloads[side]
      expect(payload !== undefined, `a payload that breaks ${side}`).toBe(change?.effects[side] === 'breaking')
      if (!payload) continue
      expect(payload.validIn).toBe(side === 'senders' ? 'old' : 'new')
      const other = payload.validIn === 'old' ? 'new' : 'old'
      expect(contracts[payload.validIn].validate(payload.document, { as: payload.as }).issues).toEqual([])
      expect(contracts[other].validate(payload.document, { as: payload.as }).ok).toBe(false)
      expect(JSON.stringify(payload.document).length).toBeLessThan(400)
    }
  })

  it('has an example for every rule', () => {
    // The only block of a family is more than one change; operations have tests of their own.
    const others = ['family-added', 'family-removed', ...Object.keys(operationRules)]
    expect(Object.keys(rules).sort()).toEqual([...new Set([...ruleEdits.map(([rule]) => rule), ...others])].sort())
  })
})

describe('families', () => {
  const [none, one] = [fewSchemas, withProbe({ ...probeOf(text), 'x-family': 'weather' })]

  it.each([
    ['family-added', 'readers', none, one],
    ['family-removed', 'senders', one, none],
  ] as const)('%s breaks %s, as blocks may require it', (rule, side, before, after) => {
    const change = diffVersions(versionOf(before()), versionOf(after())).find((each) => each.rule === rule)
    expect(change?.payloads[side]?.document).toMatchObject({ requires: { weather: 1 } })
    expect(change?.payloads[side]?.issues[0]?.code).toBe('unsupported-version')
  })
})
