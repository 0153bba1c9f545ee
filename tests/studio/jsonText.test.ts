import { applyEdits, type Edit } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { editItem } from '../../src/studio/edits/editItem'
import { JsonText } from '../../src/studio/edits/JsonText'

const lines = `{
  "a": 1.0,
  "b": {
    "x/y": "é"
  },
  "list": [
    { "n": 1 },
    {
      "n": 2
    },
    { "n": 3 }
  ],
  "none": [],
  "b2": {}
}
`
const tabs = '{\r\n\t"a": 1\r\n}'
const oneLine = '{ "a": 1, "list": [1, 2] }'
const tight = '{"a":1,"list":[1,2],"o":{}}'

const applied = (text: string, edits: (json: JsonText) => Edit[]): string => applyEdits(text, edits(new JsonText(text)))

describe('a change of a JSON text', () => {
  it.each<[string, string, (json: JsonText) => Edit[], string, string]>([
    ['sets a value', lines, (json) => json.set('/a', 'x'), '"a": 1.0,', '"a": "x",'],
    ['sets a value behind a name with a slash', lines, (json) => json.set('/b/x~1y', 2), '"x/y": "é"', '"x/y": 2'],
    ['adds a member last', lines, (json) => json.set('/b/z', 1), '"é"\n', '"é",\n    "z": 1\n'],
    ['adds a member after those before it', lines, (json) => json.set('/z', 1, ['a']), '1.0,\n', '1.0,\n  "z": 1,\n'],
    ['adds a member first', lines, (json) => json.set('/z', 1, ['zz']), '{\n  "a"', '{\n  "z": 1,\n  "a"'],
    ['adds to an empty object', lines, (json) => json.set('/b2/z', [1]), '{}', '{\n    "z": [\n      1\n    ]\n  }'],
    ['adds to an empty list', lines, (json) => json.insert('/none', 0, 1), '[]', '[\n    1\n  ]'],
    [
      'creates what is around',
      lines,
      (json) => json.set('/c/d', 1),
      '"b2": {}',
      '"b2": {},\n  "c": {\n    "d": 1\n  }',
    ],
    ['adds to an item on one line', lines, (json) => json.set('/list/0/m', {}), '{ "n": 1 }', '{ "n": 1, "m": {} }'],
    ['removes the first member', lines, (json) => json.remove('/a'), '"a": 1.0,\n  ', ''],
    ['removes the last member', lines, (json) => json.remove('/b2'), ',\n  "b2": {}', ''],
    ['removes the only member', lines, (json) => json.remove('/list/0/n'), '{ "n": 1 }', '{}'],
    ['removes an item', lines, (json) => json.remove('/list/1'), '    {\n      "n": 2\n    },\n', ''],
    ['inserts an item first', lines, (json) => json.insert('/list', 0, 0), '    { "n": 1 }', '    0,\n    { "n": 1 }'],
    ['inserts an item between', lines, (json) => json.insert('/list', 1, 0), '1 },\n', '1 },\n    0,\n'],
    ['keeps tabs and line breaks', tabs, (json) => json.set('/b', [1]), '1\r\n', '1,\r\n\t"b": [\r\n\t\t1\r\n\t]\r\n'],
    ['keeps one line', oneLine, (json) => json.set('/b', { c: [1] }), '2] ', '2], "b": { "c": [1] } '],
    ['inserts on one line', oneLine, (json) => json.insert('/list', 2, 3), '2]', '2, 3]'],
    ['keeps minified JSON', tight, (json) => json.set('/o/c', [1, { d: 2 }]), '{}', '{"c":[1,{"d":2}]}'],
    ['removes the last item of minified JSON', tight, (json) => json.remove('/list/1'), '[1,2]', '[1]'],
  ])('%s', (_, text, edits, from, to) => {
    expect(applied(text, edits)).toBe(text.replace(from, () => to))
  })

  it.each<[string, (json: JsonText) => Edit[]]>([
    ['sets the value that is there', (json) => json.set('/b', { 'x/y': 'é' })],
    ['sets an equal number', (json) => json.set('/a', 1)],
    ['removes what is absent', (json) => json.remove('/zzz')],
    ['moves an item out of its list', (json) => json.move('/list/0', 3)],
    ['inserts into what is no list', (json) => json.insert('/a', 0, 1)],
  ])('changes nothing when it %s', (_, edits) => {
    expect(edits(new JsonText(lines))).toEqual([])
  })

  it('changes the last of two members with one name, which JSON.parse reads', () => {
    expect(applied('{"a":1,"a":2}', (json) => json.set('/a', 3))).toBe('{"a":1,"a":3}')
  })
})

describe('an item', () => {
  const moved = lines.replace('{ "n": 1 },\n    {\n      "n": 2\n    }', '{\n      "n": 2\n    },\n    { "n": 1 }')

  it.each([
    ['down', '/list/0', moved, '/list/1'],
    ['up', '/list/1', moved, '/list/0'],
    ['up', '/list/0', lines, '/list/0'],
    ['duplicate', '/list/0', lines.replace('{ "n": 1 },', '{ "n": 1 },\n    { "n": 1 },'), '/list/1'],
    ['remove', '/list/2', lines.replace(',\n    { "n": 3 }', ''), '/list/1'],
    ['remove', '/list/0', lines.replace('{ "n": 1 },\n    ', ''), '/list/0'],
  ] as const)('%s: %s keeps its text', (change, pointer, expected, target) => {
    const edited = editItem(lines, pointer, change)
    expect(applyEdits(lines, edited.edits)).toBe(expected)
    expect(edited.pointer).toBe(target)
  })

  it('leaves out what its copy must not repeat', () => {
    const text = '[{ "id": "a", "x": [{ "id": "b" }] }]'
    const { edits } = editItem(text, '/0', 'duplicate', ['/0/id', '/0/x/0/id'])
    expect(applyEdits(text, edits)).toBe('[{ "id": "a", "x": [{ "id": "b" }] }, { "x": [{}] }]')
  })
})
