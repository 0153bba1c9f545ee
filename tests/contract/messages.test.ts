import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeFormat } from '../../schemas/check/describeError'
import { type Issue, validateBlock } from '../../schemas/index'

const shared = join(import.meta.dirname, '../../schemas/shared')
const formatSchema = z.object({ format: z.string(), pattern: z.string() })

/** The formats of the contract with their patterns. */
const formats = readdirSync(shared).flatMap((name) => {
  const { data } = formatSchema.safeParse(JSON.parse(readFileSync(join(shared, name), 'utf8')))
  return data ? [data] : []
})

/** The only issue of a block. */
function issueOf(type: string, data: unknown): Issue {
  const { issues } = validateBlock({ type, data })
  expect(issues).toHaveLength(1)
  return issues[0] ?? { severity: 'error', code: 'not-json', pointer: '', message: '' }
}

const messageOf = (type: string, data: unknown): string => issueOf(type, data).message

describe('the words for a format', () => {
  it.each(formats)('$format exist, and their examples are written so', ({ format, pattern }) => {
    const { words } = describeFormat(format, 1)
    expect(words).not.toContain('that matches')
    const examples = [...words.matchAll(/"([^"]+)"/g)].map(([, example]) => example)
    for (const example of examples) expect(example).toMatch(new RegExp(pattern, 'u'))
  })

  it('are the pattern itself when it has none', () => {
    expect(describeFormat('^a+$', 'b').words).toBe('a text that matches ^a+$')
  })
})

describe('a correction', () => {
  const image = (src: string) => ['image', { image: { src, alt: '' } }] as const

  it.each([
    ['an address without encryption', ...image('http://example.org/a.png'), 'https://example.org/a.png'],
    ['a day before its month', 'index-cell', { label: 'x', value: '00000.000', date: '1/5/2026' }, '2026-05-01'],
    [
      'an instant for a day',
      'index-cell',
      { label: 'x', value: '00000.000', date: '2026-05-31T00:00:00Z' },
      '2026-05-31',
    ],
    ['a path without its slash', 'dynamic-cell', { path: 'contenu/voirie' }, '/contenu/voirie'],
    ['a colour without its sign', 'bullet', { label: 'x', color: '1d4e89' }, '#1d4e89'],
    [
      'a site without its scheme',
      'file-list',
      { files: [{ title: 'x', url: 'www.example.org' }] },
      'https://www.example.org',
    ],
  ])('is suggested for %s', (_, type, data, suggestion) => {
    const { message, suggestion: found } = issueOf(type, data)
    expect(found).toBe(suggestion)
    expect(message).toContain(`Did you mean "${suggestion}"?`)
    const text = JSON.stringify(data)
    const right: unknown = JSON.parse(text.replace(wrongText(text, suggestion), suggestion))
    expect(validateBlock({ type, data: right }).issues).toEqual([])
  })

  it.each([
    ['another month than there are', { label: 'x', value: '00000.000', date: '31/31/2026' }],
    ['a word', { label: 'x', value: '00000.000', date: 'hier' }],
  ])('is not suggested for %s', (_, data) => {
    expect(issueOf('index-cell', data).suggestion).toBeUndefined()
  })
})

/** The text in a JSON text that is most like the suggestion: the one it was made from. */
function wrongText(json: string, suggestion: string): string {
  const candidates = [
    'http://example.org/a.png',
    '1/5/2026',
    '2026-05-31T00:00:00Z',
    'contenu/voirie',
    '1d4e89',
    'www.example.org',
  ]
  return candidates.find((candidate) => json.includes(`"${candidate}"`)) ?? suggestion
}

describe('the message of an issue', () => {
  it('names the field, what it must be and what it is', () => {
    expect(messageOf('title', { text: 'x', level: 'deux' })).toBe('"level" must be an integer, not the string "deux".')
    expect(messageOf('title', { text: 'x', level: 9 })).toBe('"level" is 9; it must be at most 4.')
    expect(messageOf('title', { text: '' })).toBe('"text" is empty; it needs at least 1 character.')
    expect(messageOf('breadcrumb', { items: [1] })).toBe('An item of "items" must be an object, not the number 1.')
  })

  it('says how to write a value that only has the wrong type', () => {
    expect(messageOf('title', { text: 'x', level: '2' })).toContain('; write it without quotes.')
    expect(messageOf('title', { text: 42 })).toContain('; put it in double quotes.')
  })

  it('lists the known properties when none resembles the unknown one, if they are few', () => {
    expect(messageOf('title', { text: 'x', couleur: 1 })).toBe(
      '"couleur" is not a property here; there are "text" and "level".',
    )
  })

  it('cuts a long list of values and begins with the likely one', () => {
    const message = messageOf('dynamic-input', { name: 'a', label: 'b', inputType: 'radoi' })
    expect(message).toMatch(
      /^"inputType" must be one of "radio", (?:"[\w-]+", ){3}"[\w-]+" or \d+ others, not "radoi"\./,
    )
  })

  it('escapes line breaks as JSON does', () => {
    expect(messageOf('title', { text: 'x', level: 'a\nb' })).toContain('not the string "a\\nb"')
    expect(messageOf('title', { text: 'x', 'a\n\u001bb': 1 })).toContain('"a\\n\\u001bb" is not a property here')
  })
})
