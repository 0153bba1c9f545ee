import { describe, expect, it } from 'vitest'
import { at } from '../../schemas/check/value'
import { blockTypes, handlerNames } from '../../schemas/index'
import { type InvalidFixture, invalidFixtures } from '../helpers/fixtures'
import { type Rule, rulesOf } from './schemaRules'

const matches = (pattern: string, pointer: string): boolean =>
  new RegExp(`^${pattern.replace('/**', '(?:/.*)?').replaceAll(/\/\*(?!\*)(?=\/|$|\()/g, '/[^/]+')}$`).test(pointer)

const breaks = ({ code, pointer: pattern, breaks: applies }: Rule, { document, issues }: InvalidFixture): boolean =>
  issues.some(
    (issue) =>
      (code === undefined || issue.code === code) &&
      matches(pattern, issue.pointer) &&
      applies(at(document, issue.pointer)),
  )

const tried = new Map<string, boolean>()

function tryRules(rules: readonly Rule[], fixtures: readonly InvalidFixture[]): void {
  for (const rule of rules) {
    tried.set(rule.place, tried.get(rule.place) || fixtures.some((fixture) => breaks(rule, fixture)))
  }
}

for (const type of blockTypes) {
  const fixtures = invalidFixtures(`blocks/${type}`)
  tryRules([...rulesOf(`blocks/${type}.json`, '/data'), ...rulesOf('block.json', '')], fixtures)
}
for (const handler of handlerNames) {
  const fixtures = invalidFixtures(`actions/${handler}`)
  tryRules([...rulesOf(`actions/${handler}.json`, '/data'), ...rulesOf('action.json', '')], fixtures)
}
tryRules(rulesOf('block.json', '/data/components/*'), invalidFixtures('blocks/group'))
tryRules(rulesOf('action.json', '/action'), invalidFixtures('blocks/title'))
tryRules(rulesOf('modal.json', '/data/action/data/modal'), invalidFixtures('blocks/button'))
tryRules(rulesOf('page.json', ''), invalidFixtures('pages'))

describe('every rule of the contract is broken by a fixture', () => {
  const files = [...new Set([...tried.keys()].map((place) => place.replace(/[\s#].*$|(?<=\.json).*$/, '')))].sort()
  it.each(files)('%s', (file) => {
    const untried = [...tried].filter(([place, found]) => place.startsWith(file) && !found).map(([place]) => place)
    expect(untried).toEqual([])
  })

  it('of which there are many', () => {
    expect(tried.size).toBeGreaterThan(200)
  })
})
