import { describe, expect, it } from 'vitest'
import { locales } from '../../schemas'
import { argumentsOf, codeOf, textFoldersBelow, unformattedArgumentsOf, usesIn } from './textFiles'

/** The folders with texts, the code that uses their keys, and their languages. */
const applications = [
  { name: 'renderer/i18n', code: ['renderer', 'schemas/inputs', 'src/portal', 'src/studio'], languages: locales },
  { name: 'src/portal', code: ['src/portal'], languages: locales },
  { name: 'src/server', code: ['src/server'], languages: locales },
  { name: 'src/cli', code: ['src/cli'], languages: locales },
  { name: 'src/studio', code: ['src/studio'], languages: locales },
]

/** Texts of the specification, kept letter by letter. */
const verbatim: readonly string[] = ['address.failed', 'appointments.refusal.expired', 'schedule.daysFailed']

const folders = applications.flatMap(({ name, languages }) =>
  textFoldersBelow(name).map((folder) => ({ ...folder, expected: languages })),
)

/** Names of arguments that are numbers, which `{count}` would write as JavaScript does, and `{count, number}` as the language does. */
const isNumber = /^(?:count|number|position|radius|rate|shown|total|width)$/

/** A message without the names and styles of its arguments, which no reader sees. */
const readable = (message: string): string => message.replace(/\{\w+(?:, (?:number|date|time)[^}]*)?\}/g, 'x')

describe.each(folders)('the texts in $path', ({ french, languages, expected }) => {
  it('are in every language', () => {
    expect([...languages.keys()].sort()).toEqual([...expected].sort())
  })

  it('have the same keys in each language, in the same order', () => {
    for (const texts of languages.values()) expect(Object.keys(texts)).toEqual(Object.keys(french))
  })

  it('are never empty', () => {
    for (const texts of languages.values()) {
      expect(Object.entries(texts).filter(([, message]) => message.trim() === '')).toEqual([])
    }
  })

  it('have the same arguments in each language', () => {
    for (const texts of languages.values()) {
      for (const [key, message] of Object.entries(texts)) {
        expect(argumentsOf(message), key).toEqual(argumentsOf(french[key] ?? ''))
      }
    }
  })

  it('write numbers in the format of their language', () => {
    for (const texts of languages.values()) {
      const plain = Object.entries(texts).flatMap(([key, message]) =>
        unformattedArgumentsOf(message).flatMap((name) => (isNumber.test(name) ? `${key}: ${name}` : [])),
      )
      expect(plain).toEqual([])
    }
  })

  it('never break a line before French punctuation', () => {
    const wrong = Object.entries(french).filter(
      ([key, message]) => !verbatim.includes(key) && /[^\s"] [:;?!»]|« /.test(readable(message)),
    )
    expect(wrong).toEqual([])
  })
})

it('no sentence of the portal breaks a line inside the word for electronic mail', () => {
  const wrong = textFoldersBelow('src/portal').flatMap(({ path, languages }) =>
    [...languages].flatMap(([language, texts]) =>
      Object.entries(texts).flatMap(([key, message]) =>
        /\be-mail.*[.!?]( |\}|$)/i.test(message) ? [`${path}/${language}.json: ${key}`] : [],
      ),
    ),
  )
  expect(wrong).toEqual([])
})

it.each(applications)('the code of $name uses every text', ({ name, code }) => {
  const uses = usesIn(codeOf(code))
  const unused = textFoldersBelow(name).flatMap(({ path, french }) =>
    Object.keys(french).flatMap((key) => (uses(key) ? [] : [`${path}: ${key}`])),
  )
  expect(unused).toEqual([])
})

it.each([
  ["text('cookies.title')", 'cookies.title', true],
  ['<p title="cookies.title">', 'cookies.title', true],
  ["text('cookies.title')", 'cookies', false],
  [`text(\`cookies.\${level}.text\`)`, 'cookies.necessary.text', true],
  [`text(\`cookies.\${level}\`)`, 'cookies.necessary.text', false],
  [`\`\${area}.\${name}\``, 'cookies.title', false],
])('the code %s and the text %s: used is %s', (code, key, isUsed) => {
  expect(usesIn(code)(key)).toBe(isUsed)
})
