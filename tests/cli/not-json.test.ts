import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSyntaxFault } from '../../schemas/json/findSyntaxFault'
import { folderOf } from '../helpers/cli/folderOf'
import { isJson } from '../helpers/cli/isJson'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { runs } from '../helpers/sample'

async function check(content: string | Uint8Array) {
  return runCli(['validate', 'a.json', '--format', 'json'], { cwd: folderOf({ 'a.json': content }) })
}

describe('a file that is not JSON', () => {
  it.each([
    ['an empty file', '', '1:1', 'The document is empty', undefined],
    ['blanks only', ' \n\n ', '1:1', 'The document is empty', undefined],
    [
      'a trailing comma in an object',
      '{\n  "type": "title",\n}',
      '3:1',
      "Expected a property name in double quotes, but found '}'",
      'remove the comma',
    ],
    ['a trailing comma in a list', '[1, 2,]', '1:7', "Expected a value, but found ']'", 'remove the comma'],
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', '3:3', `Expected ',' or '}', but found "b"`, 'comma missing'],
    ['a missing comma in a list', '[1 2]', '1:4', "Expected ',' or ']', but found '2'", undefined],
    ['a missing colon', '{"a" 1}', '1:6', "Expected ':' after the property name, but found '1'", undefined],
    ['a line comment', '{\n  // the title\n  "a": 1 }', '2:3', 'Expected a property name', 'no comments'],
    ['a block comment', '[/* none */]', '1:2', "Expected a value or ']'", 'no comments'],
    ['single quotes', "{'a': 1}", '1:2', 'Expected a property name', 'double quotes'],
    ['a mark in the middle', '[\ufeff1]', '1:2', 'found a byte-order mark', 'the very start of a file only'],
    ['a bare name', '{a: 1}', '1:2', 'Expected a property name', 'write "a"'],
    ['a name every object has', '[constructor]', '1:2', "but found 'constructor'", undefined],
    ['a name of all objects', '{__proto__: 1}', '1:2', 'Expected a property name', 'write "__proto__"'],
    ["Python's None", '{"a": None}', '1:7', "Expected a value, but found 'None'", 'write null'],
    ["JavaScript's NaN", '[NaN]', '1:2', 'Expected a value', 'write null'],
    ['a number with a leading zero', '[012]', '1:3', "Expected ',' or ']'", 'write numbers'],
    ['a number without its zero', '[.5]', '1:2', 'Expected a value', 'write numbers'],
    ['a number without its fraction', '[1.]', '1:2', 'Expected a value', 'write numbers'],
    ['the end inside an object', '{"a": {"b": 1}', '1:15', "Expected ',' or '}', but the document ends", undefined],
    ['the end inside a string', '["abc', '1:2', 'The string is not closed', 'closing quote'],
    ['a line break in a string', '["abc\ndef"]', '1:2', 'The string is not closed', 'line breaks'],
    ['a tab in a string', '["abc\tdef"]', '1:6', 'U+0009', '\\u0009'],
    ['an unknown escape', '["a\\\\b \\x"]', '1:8', "no escape '\\x'", 'backslash'],
    ['a cut code', '["\\u12"]', '1:3', 'no escape', 'four hexadecimal digits'],
    ['a second document', '{}\n{}', '2:1', 'Expected the end of the document', 'file of its own'],
    ['a bracket too many', '{}}', '1:3', 'Expected the end of the document', undefined],
    ['the wrong bracket', '{"a": [1}', '1:9', "Expected ',' or ']', but found '}'", undefined],
    ['an error page', '<!doctype html>\n<title>502</title>', '1:1', 'Expected a value', 'HTML'],
    ['a no-break space', '{\u00a0"a": 1}', '1:2', 'Expected a property name', undefined],
  ])('reports %s at its line and column', async (_, text, place, message, suggestion) => {
    const run = await check(text)
    const { files, summary } = readReport(run)
    const [issue] = files[0]?.issues ?? []
    expect(run.code).toBe(1)
    expect(summary).toMatchObject({ files: 1, blocks: 0, errors: 1, warnings: 0 })
    expect(issue).toMatchObject({ severity: 'error', code: 'not-json', pointer: '' })
    expect(`${issue?.line}:${issue?.column}`).toBe(place)
    expect(issue?.message).toContain(message)
    expect(issue?.expected).toEqual(expect.any(String))
    if (suggestion === undefined) expect(issue).not.toHaveProperty('suggestion')
    else expect(issue?.suggestion).toContain(suggestion)
  })

  it('is shown with its line and a caret', async () => {
    const { stdout } = await runCli(['validate', 'a.json'], { cwd: folderOf({ 'a.json': '{\n  "a": 1,\n}' }) })
    expect(stdout).toContain('a.json:3:1  error not-json\n')
    expect(stdout).toContain('> 3 | }\n    | ^\n')
  })

  it('is found exactly when JSON.parse fails', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"a"',
      '"\\u0041"',
      '"\\u00"',
      '1',
      '-0.5e3',
      '01',
      'null',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      '//',
      '"',
    )
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      mutatedJson(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(findSyntaxFault(text) === undefined, text).toBe(isJson(text))
      }),
      { numRuns: runs(3000) },
    )
  })
})

describe('encodings', () => {
  const json = '{"type":"title","data":{"text":"Été"}}'

  it('a byte-order mark is accepted and does not count as a column', async () => {
    const run = await check(`\uFEFF${json}`)
    expect(run.code).toBe(0)
    const { files } = readReport(await check('\uFEFF{"type":"titel","data":{}}'))
    expect(files[0]?.issues[0]).toMatchObject({ line: 1, column: 9 })
  })

  it.each([
    ['little-endian with mark', Buffer.from(`\uFEFF${json}`, 'utf16le')],
    ['little-endian', Buffer.from(json, 'utf16le')],
    ['big-endian with mark', Buffer.from(`\uFEFF${json}`, 'utf16le').swap16()],
    ['big-endian', Buffer.from(json, 'utf16le').swap16()],
  ])('UTF-16 %s is recognised', async (_, bytes) => {
    const run = await check(bytes)
    expect(run.code).toBe(1)
    expect(readReport(run).files[0]?.issues).toMatchObject([
      { code: 'not-json', line: 1, column: 1, message: expect.stringContaining('UTF-16') },
    ])
  })

  it('Latin-1 is reported at the first byte that is not UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"type":"title",\n"data":{"text":"é\uFFFD '),
      Buffer.from([0xe9]),
      Buffer.from('"}}'),
    ])
    const run = await check(bytes)
    const [issue] = readReport(run).files[0]?.issues ?? []
    expect(run.code).toBe(1)
    expect(issue).toMatchObject({ code: 'not-json', line: 2, column: 20, message: expect.stringContaining('0xE9') })
    expect(issue?.suggestion).toContain('UTF-8')
  })

  it('any bytes give a result', async () => {
    const samples = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), { numRuns: 200, seed: 4411 })
    const cwd = folderOf(Object.fromEntries(samples.map((bytes, index) => [`${index}.json`, bytes])))
    const run = await runCli(['validate', '.'], { cwd })
    expect([1, 2]).toContain(run.code)
    expect(run.stderr).not.toMatch(/^\s+at |unexpected|could not be checked/m)
  })
})

function mutatedJson(): fc.Arbitrary<string> {
  return fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', '0', '\u0001', ' '), fc.nat({ max: 2 }))
    .map(([text, at, insert, removed]) => {
      const index = at % (text.length + 1)
      return text.slice(0, index) + insert + text.slice(index + removed)
    })
}
