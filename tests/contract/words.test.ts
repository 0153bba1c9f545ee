import { describe, expect, it } from 'vitest'
import { explainSyntax, type Issue, type Kind, type Locale, locales, validate, validateBlock } from '../../schemas'
import { SchemaNode } from '../../schemas/compile/SchemaNode'
import { builtinSchemas, issueTexts } from '../../schemas/sources'
import { type Words, wordsOf } from '../../schemas/words'
import { type FixtureFolder, foldersOf, invalidFixtures } from '../helpers/fixtures'

const translated = locales.filter((language) => language !== 'en')
const all = new Map<Locale, Words>()
for (const language of locales) all.set(language, await wordsOf(language))

function wordsIn(language: Locale): Words {
  const words = all.get(language)
  if (!words) throw new Error(`no words in ${language}`)
  return words
}

const nodeAt = (file: string, ...names: string[]): SchemaNode => {
  const node = SchemaNode.at(builtinSchemas(), file)?.child(...names)
  if (!node) throw new Error(`nothing at ${names.join('/')} of ${file}`)
  return node
}

describe('the words for a schema', () => {
  it('are its title, its description and its synonyms', () => {
    expect(wordsIn('fr').schema('blocks/poll.json')).toMatchObject({ title: 'Sondage' })
    expect(wordsIn('en').schema('blocks/poll.json')?.description).toBe(nodeAt('blocks/poll.json').string('description'))
    for (const words of all.values()) expect(words.schema('blocks/poll.json')?.synonyms?.length).toBeGreaterThan(3)
  })

  it('name each field and each allowed value', () => {
    const format = nodeAt('blocks/banner.json', 'properties', 'format')
    expect(wordsIn('fr').describe(format).title).toBe('Hauteur')
    expect(wordsIn('fr').value(format, 'small')).toMatch(/^Petite/)
    expect(wordsIn('fr').value(format, 'huge')).toBeUndefined()
  })

  it('of a field that refers to a fragment are its own, and else those of the fragment', () => {
    const image = nodeAt('blocks/poll.json', 'properties', 'image')
    const source = nodeAt('blocks/poll.json', 'properties', 'image', 'properties', 'src')
    for (const words of all.values()) {
      expect(words.describe(image).description).not.toBe(words.schema('shared/image.json')?.description)
      expect(words.describe(source).title).toBeTruthy()
      expect(words.describe(source).description).toBeTruthy()
    }
  })

  it('reach the fields of definitions and of any name', () => {
    const alt = nodeAt('blocks/banner.json', 'properties', 'images', 'items', 'properties', 'alt')
    for (const words of all.values()) expect(words.describe(alt).description).toBeTruthy()
  })

  it('do not exist for entities, which are English', () => {
    expect(wordsIn('fr').describe(nodeAt('entities/receipt.json'))).toEqual({})
  })

  it.each(translated)('are not left in English in %s', (language) => {
    const english = wordsIn('en').schemas
    const same = Object.entries(wordsIn(language).schemas).filter(
      ([path, { description }]) => description !== '' && description === english[path]?.description,
    )
    expect(same.map(([path]) => path)).toEqual([])
  })

  it.each(locales)('have titles in %s that differ within blocks and within actions', (language) => {
    for (const folder of ['blocks/', 'actions/']) {
      const titles = Object.entries(wordsIn(language).schemas).flatMap(([path, { title }]) =>
        path.startsWith(folder) ? [title] : [],
      )
      // The action `add_notification` is the older name of another one.
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    }
  })
})

describe('the words about an issue code', () => {
  it.each(locales)('exist for every code in %s', (language) => {
    for (const code of Object.keys(issueTexts())) expect(wordsIn(language).issue(code)?.fix, code).toBeTruthy()
  })
})

describe('the message of an issue', () => {
  const only = (data: unknown, type = 'title'): Issue => {
    const { issues } = validateBlock({ type, data })
    expect(issues).toHaveLength(1)
    return issues[0] ?? { severity: 'error', code: 'not-json', pointer: '', message: '' }
  }
  const issues = {
    missing: () => only({}),
    replaced: () => only({ titel: 'Bonjour', text: undefined }),
    empty: () => only({ text: '' }),
    type: () => only({ text: 3 }),
    level: () => only({ text: 'Bonjour', level: 9 }),
    few: () => only({ images: [], format: 'small' }, 'banner'),
    value: () => only({ images: [{ src: 'a.jpg', alt: '' }], format: 'smal' }, 'banner'),
  }

  it.each([
    ['missing', '«\u202ftext\u202f» manque.'],
    ['empty', '«\u202ftext\u202f» est vide\u00a0: il faut au moins 1 caractère.'],
    ['type', '«\u202ftext\u202f» doit être un texte, et non un nombre (3). Mettez cette valeur entre guillemets.'],
    ['level', '«\u202flevel\u202f» vaut 9\u00a0: il faut au plus 4.'],
    ['few', '«\u202fimages\u202f» est vide\u00a0: il faut au moins 1 élément.'],
    [
      'value',
      '«\u202fformat\u202f» doit être «\u202fsmall\u202f», «\u202fmedium\u202f» ou «\u202flarge\u202f», et non un texte («\u202fsmal\u202f»). Vouliez-vous dire «\u202fsmall\u202f»\u202f?',
    ],
  ] as const)('in French says of the case %s: %s', (name, message) => {
    expect(wordsIn('fr').message(issues[name]())).toBe(message)
  })

  it('in German and Dutch has the quotation marks of the language', () => {
    expect(wordsIn('de').message(issues.empty())).toBe('„text“ ist leer, erforderlich: mindestens 1 Zeichen.')
    expect(wordsIn('nl').message(issues.empty())).toBe('‘text’ is leeg, vereist: minstens 1 teken.')
  })

  it('in English is that of the issue', () => {
    expect(wordsIn('en').message(issues.empty())).toBe(issues.empty().message)
  })

  it('of a text that is not JSON says what was expected', () => {
    const { message, expected } = explainSyntax('{"a" 1}') ?? { message: '', expected: '' }
    const issue: Issue = { severity: 'error', code: 'not-json', pointer: '', message, expected }
    expect(wordsIn('fr').message(issue)).toBe('Ici, il faut «\u202f:\u202f» après le nom.')
  })

  const folders: FixtureFolder[] = [
    ...foldersOf('blocks').map((name) => `blocks/${name}` as const),
    ...foldersOf('actions').map((name) => `actions/${name}` as const),
    'pages',
  ]
  const kindOf = (folder: string): Kind =>
    folder === 'pages' ? 'page' : folder.startsWith('blocks/') ? 'block' : 'action'

  it.each(translated)('in %s is a whole sentence without English for every mistake of the fixtures', (language) => {
    const words = wordsIn(language)
    const odd = new Set<string>()
    for (const folder of folders) {
      for (const { document, path } of invalidFixtures(folder)) {
        for (const issue of validate(document, { as: kindOf(folder) }).issues) {
          const message = words.message(issue)
          const isOdd = /[{}](?![^«„‘]*[»“’])|undefined|\bmust\b|\bDid you\b/.test(message) || !/[.?]$/.test(message)
          if (isOdd) odd.add(`${path}: ${message}`)
        }
      }
    }
    expect([...odd].slice(0, 10)).toEqual([])
  })

  it.each(translated)('in %s names what is wrong in a few words', (language) => {
    const words = wordsIn(language)
    expect(words.fault(issues.empty())).toBeTruthy()
    expect(words.fault({ severity: 'error', code: 'duplicate-id', pointer: '', message: '' })).toBeUndefined()
  })
})
