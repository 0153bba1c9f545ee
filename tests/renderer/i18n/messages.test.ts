import { describe, expect, it } from 'vitest'
import { createText } from '../../../renderer/i18n/createText'
import { loadMessages, textsOf } from '../../../renderer/i18n/loadMessages'
import { locales } from '../../../schemas/engine'

const groups = ['cells', 'forms', 'lists', 'maps', 'walks'] as const

const files = import.meta.glob<Record<string, string>>('../../../renderer/i18n/**/*.json', {
  eager: true,
  import: 'default',
})

/** The source texts of a language: those of every page, or those of a group. */
function written(locale: string, group?: string): Record<string, string> {
  const name = group ? `${group}/${locale}` : locale
  const texts = files[`../../../renderer/i18n/${name}.json`]
  if (!texts) throw new Error(`there are no texts of ${name}`)
  return texts
}

describe.each([undefined, ...groups])('the texts of %s', (group) => {
  it('are sorted by their keys', () => {
    const keys = Object.keys(written('fr', group))
    expect(keys).toEqual([...keys].sort())
  })
})

/** Texts of the specification, kept letter by letter. */
const verbatim = ['address.failed', 'schedule.daysFailed']

describe.each([undefined, ...groups])('the French texts of %s', (group) => {
  it('have non-breaking spaces, curly apostrophes and ellipsis characters', () => {
    const wrong = Object.entries(written('fr', group)).filter(
      ([key, message]) => !verbatim.includes(key) && /\S? [:;?!»]|« |\w'\w|\.\.\./.test(message),
    )
    expect(wrong).toEqual([])
  })
})

describe.each([undefined, ...groups])('the German texts of %s', (group) => {
  it('separate an ellipsis from its word', () => {
    expect(Object.values(written('de', group)).filter((message) => /[^\u00a0]…$/.test(message))).toEqual([])
  })
})

describe('the groups', () => {
  it('share no key with each other or with the first page', () => {
    const keys = [undefined, ...groups].flatMap((group) => Object.keys(written('fr', group)))
    expect(keys).toEqual([...new Set(keys)])
  })

  it('are loaded with the first block that needs them, in every loaded language', async () => {
    await textsOf('forms').load('en')
    const keys = expect.arrayContaining(Object.keys(written('en', 'forms')))
    expect(Object.keys(await loadMessages('en'))).toEqual(keys)
    expect(Object.keys(await loadMessages('nl'))).toEqual(keys)
  })

  it('are not loaded for an unknown language', async () => {
    await expect(textsOf('forms').load('tlh')).resolves.toBeUndefined()
  })
})

describe.each(locales)('the texts in %s', (locale) => {
  it('are compiled by the build', async () => {
    const messages = await loadMessages(locale)
    expect(messages['list.more']).toBe(written(locale)['list.more'])
    expect(Array.isArray(messages['list.added'])).toBe(true)
  })
})

describe('a text', () => {
  it('follows the plural of its language', async () => {
    const inFrench = createText('fr', await loadMessages('fr'))
    const inEnglish = createText('en', await loadMessages('en'))
    expect([inFrench('list.added', { count: 0 }), inFrench('list.added', { count: 2 })]).toEqual([
      '0 élément ajouté',
      '2 éléments ajoutés',
    ])
    expect([inEnglish('list.added', { count: 0 }), inEnglish('list.added', { count: 1 })]).toEqual([
      '0 items added',
      '1 item added',
    ])
  })

  it('without a message is its key, also for names of JavaScript’s own', () => {
    const text = createText<string>('fr', {})
    expect([text('x.y'), text('constructor')]).toEqual(['x.y', 'constructor'])
  })
})
