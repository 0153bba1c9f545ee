import { type ParseError, parse } from 'jsonc-parser'
import { describe, expect, test } from 'vitest'
import { mergeSettings } from '../../src/cli/schema/vscodeSettings'

const entry = { url: './.vscode/beffroi.schema.json', fileMatch: ['payloads/**/*.json'] }
const other = { url: './other.json', fileMatch: ['*.x'] }

function merge(text: string, fileMatch = entry.fileMatch): string {
  const merged = mergeSettings(text, [{ ...entry, fileMatch }])
  if ('problem' in merged) throw new Error(merged.problem)
  return merged.text
}

function read(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text.replace('\ufeff', ''), errors, { allowTrailingComma: true })
  expect(errors, text).toEqual([])
  return value
}

describe('the settings of VS Code', () => {
  test.each([
    ['an empty file', '', {}],
    ['a byte-order mark', '\ufeff{ "a": 1 }', { a: 1 }],
    ['nothing in them', '{}', {}],
    ['one line', '{ "a": 1 }', { a: 1 }],
    ['a line for each setting', '{\n    "a": 1,\n    "b": 2\n}\n', { a: 1, b: 2 }],
    ['a comma at the end', '{\n  "a": 1,\n}\n', { a: 1 }],
    ['a comment at the end', '{\n  "a": 1 // un\n  // deux, trois\n}\n', { a: 1 }],
    ['a comma and a comment', '{\n  "a": 1, // un\n}\n', { a: 1 }],
    ['a comment with a comma in it', '{\n  "a": 1 /* , */\n}\n', { a: 1 }],
    ['nothing but a comment', '{\n  // rien\n}\n', {}],
    ['line ends of Windows', '{\r\n\t"a": 1\r\n}\r\n', { a: 1 }],
  ])('keep %s', (_name, before, settings) => {
    const after = merge(before)
    expect(read(after)).toEqual({ ...settings, 'json.schemas': [entry] })
    for (const comment of before.match(/\/\/.*|\/\*.*\*\//g) ?? []) expect(after).toContain(comment)
    if (before.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toContain('\n')
    expect(merge(after)).toBe(after)
  })

  test.each([
    ['on one line', `{ "json.schemas": [${JSON.stringify(other)}] }`],
    ['on lines of their own', `{\n  "json.schemas": [\n    ${JSON.stringify(other)} // autre\n  ],\n  "a": 1\n}\n`],
    ['with a comma at the end', `{\n\t"json.schemas": [\n\t\t${JSON.stringify(other)},\n\t]\n}\n`],
  ])('keep other schemas %s unchanged', (_name, before) => {
    const after = merge(before)
    expect(read(after)).toMatchObject({ 'json.schemas': [other, entry] })
    expect(after).toContain(JSON.stringify(other))
    for (const line of before.split('\n').filter((each) => each.includes('//'))) expect(after).toContain(line.slice(-8))
  })

  test('keep the patterns of an existing entry and get the new ones', () => {
    const twice = merge(merge('{}'), ['payloads/**/*.json', 'modals/**/*.json'])
    const both = { ...entry, fileMatch: ['payloads/**/*.json', 'modals/**/*.json'] }
    expect(read(twice)).toEqual({ 'json.schemas': [both] })
    const bare = '{ "json.schemas": [{ "url": "./.vscode/beffroi.schema.json" }] }'
    expect(read(merge(bare))).toEqual({ 'json.schemas': [entry] })
    const empty = '{ "json.schemas": [ ] }'
    expect(read(merge(empty))).toEqual({ 'json.schemas': [entry] })
  })

  test.each([
    ['text that is not JSON', '{ "a": '],
    ['a list', '[]'],
    ['schemas that are no list', '{ "json.schemas": 5 }'],
  ])('stay unchanged with %s', (_name, before) => {
    expect(mergeSettings(before, [entry])).toEqual({ problem: expect.stringContaining('nothing was changed') })
  })
})
