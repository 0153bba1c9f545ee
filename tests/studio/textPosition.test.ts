import { describe, expect, it } from 'vitest'
import type { Issue } from '../../schemas/index'
import { parseBytes } from '../../src/cli/input/parseJson'
import { indexLines } from '../../src/cli/json/indexLines'
import { locateIssues as locateInFile } from '../../src/cli/report/locateIssues'
import { checkText, locateIssues } from '../../src/studio/checks/checkText'
import { findLine } from '../../src/studio/checks/textPosition'
import { fixtures } from '../../src/studio/fixtures/catalogue'
import { parseFixtureFile } from '../../src/studio/fixtures/loadFixtures'
import { isWhole } from '../helpers/sample'

const json = `{
  "type": "poll",
  "data": {
    "a/b": [1, { "c~d": true }],
    "__proto__": "x",
    "twice": 1,
    "twice":
      2
  }
}`

const issue = (pointer: string, code: Issue['code'] = 'wrong-type'): Issue => ({
  severity: 'error',
  code,
  pointer,
  message: '',
})
const placeOf = (pointer: string, code?: Issue['code']) => {
  const [found] = locateIssues(json, [issue(pointer, code)])
  return [found?.line, found?.column]
}

it('half of a character is reported where the command line reports it', () => {
  const { issues } = checkText('{ "type": "title",\n  "data": { "text": "Marché \\ud83c" } }', 'blocks')
  expect(issues).toMatchObject([{ code: 'lone-surrogate', pointer: '/data/text', line: 2, column: 21 }])
})

describe('an issue in the JSON', () => {
  it.each([
    ['the whole document', '', [1, 1]],
    ['a member', '/type', [2, 11]],
    ['a name with a slash and an item', '/data/a~1b/0', [4, 13]],
    ['a name with a tilde', '/data/a~1b/1/c~0d', [4, 25]],
    ['a name of JavaScript’s own', '/data/__proto__', [5, 18]],
    ['the last of two members with one name', '/data/twice', [8, 7]],
  ])('is located at the value of %s', (_, pointer, place) => {
    expect(placeOf(pointer)).toEqual(place)
  })

  it('is located at the name of an unknown property', () => {
    expect(placeOf('/data/twice', 'unknown-property')).toEqual([7, 5])
  })

  it.each([
    ['/data/question', [3, 11]],
    ['/data/a~1b/7', [4, 12]],
    ['/data/toString', [3, 11]],
  ])('is located at the surrounding object when %s is missing', (pointer, place) => {
    expect(placeOf(pointer, 'missing-property')).toEqual(place)
  })

  it.each([
    ['{\n  "a": 1,\n}', 3],
    ['{\n  "a" 1\n}', 2],
    ['{ "a": "\n', 1],
    ['// no\n{}', 1],
    ['', 1],
    ['[1]\n[2]', 2],
  ])('is the only one when %j is not JSON', (text, line) => {
    const { isJson, issues } = checkText(text, 'blocks')
    expect(isJson).toBe(false)
    expect(issues).toMatchObject([{ code: 'not-json', severity: 'error', pointer: '', line }])
  })
})

it('reports a syntax error in the words of the command line', async () => {
  const text = '{\n  "type": None\n}'
  const { fault } = parseBytes(Buffer.from(text))
  const { offset: _, ...facts } = fault ?? { offset: 0, message: 'none' }
  expect(checkText(text, 'blocks').issues).toEqual([
    { severity: 'error', code: 'not-json', pointer: '', line: 2, column: 11, ...facts },
  ])
})

describe('the line a pointer leads to', () => {
  it('is the line of its issue', () => {
    expect(findLine(json, [{ ...issue('/data/x'), line: 9 }], '/data/x')).toBe(9)
  })

  it('is found in the text without an issue', () => {
    expect(findLine(json, [], '/data/twice')).toBe(8)
    expect(findLine('no JSON', [], '/data')).toBe(1)
  })
})

it('every issue of every fixture has the position that the command line reports', async () => {
  const wrong: string[] = []
  const invalid = fixtures.filter(({ isValid }) => !isValid)
  for (const { id, collection, isValid, load } of invalid.filter((_, index) => isWhole || index % 5 === 0)) {
    const { text } = parseFixtureFile(await load(), isValid)
    const { issues } = checkText(text, collection)
    const own = issues.map(({ line, column }) => `${line}:${column}`)
    const bare = issues.map(({ line: _, column: __, ...facts }) => facts)
    const places = locateInFile(bare, indexLines(text)).map(({ issue: { line, column } }) => `${line}:${column}`)
    if (own.join() !== places.join()) wrong.push(`${id}: ${own} instead of ${places}`)
  }
  expect(wrong).toEqual([])
})
