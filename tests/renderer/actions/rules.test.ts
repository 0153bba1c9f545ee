// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const here = new URL('./', import.meta.url)
const numbers = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number))

const source = readFileSync(new URL('../../../renderer/actions/executor.ts', here), 'utf8')
const rules = numbers(source, /^ \* - X(\d+)\. /gm)

const tests = readdirSync(here).filter((name) => name.endsWith('.test.ts'))
const tested = new Set(tests.flatMap((name) => numbers(readFileSync(new URL(name, here), 'utf8'), /['"`]\[X(\d+)\] /g)))

it('the executor numbers its rules from X1 without a gap', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(rules).toEqual(rules.map((_, index) => index + 1))
})

it.each(rules)('rule X%i has a test', (rule) => {
  expect(tested).toContain(rule)
})

it('every number in a test title is that of a rule', () => {
  expect([...tested].filter((number) => !rules.includes(number))).toEqual([])
})
