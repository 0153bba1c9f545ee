import { describe, expect, it } from 'vitest'
import { createText } from '../../../renderer/i18n/createText'
import de from '../../../renderer/i18n/de.json'
import en from '../../../renderer/i18n/en.json'
import fr from '../../../renderer/i18n/fr.json'
import { loadMessages } from '../../../renderer/i18n/loadMessages'
import nl from '../../../renderer/i18n/nl.json'

const locales = ['fr', 'de', 'en', 'nl'] as const
const all: Record<string, Record<string, string>> = { fr, de, en, nl }
const french: Record<string, string> = fr

/** Names of what a compiled message is given. */
const values = (message: unknown) =>
  [...new Set(JSON.stringify(message).matchAll(/"type":[1-6],"value":"(\w+)"/g))].map((match) => match[1]).sort()

describe.each(locales)('the texts in %s', (locale) => {
  const texts = all[locale] ?? {}

  it('have the same keys as the French ones, in order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(french).sort())
  })

  it('are never empty, and are given the same values', async () => {
    const [compiled, inFrench] = [await loadMessages(locale), await loadMessages('fr')]
    for (const [key, message] of Object.entries(texts)) {
      expect(message.trim(), key).not.toBe('')
      expect(values(compiled[key]), key).toEqual(values(inFrench[key]))
    }
  })

  it('are compiled by the build', async () => {
    const messages = await loadMessages(locale)
    expect(Object.keys(messages)).toEqual(Object.keys(texts))
    expect(messages['list.more']).toBe(texts['list.more'])
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
