import { describe, expect, it } from 'vitest'
import { renderMail } from '../../../src/server/mail/renderMail'
import { de } from '../../../src/server/mail/texts/de'
import { en } from '../../../src/server/mail/texts/en'
import { fr, type MailTexts } from '../../../src/server/mail/texts/fr'
import { nl } from '../../../src/server/mail/texts/nl'
import { townTexts } from '../../../src/server/mail/texts/townTexts'

const languages = { fr, en, de, nl }
const town = { name: 'Han & Fils-sur-Meuse', color: '#0f6674' }
const link = 'https://portail.test/montclair/compte/confirmer?token=abc&uid=d'
const code = '041977'

/** The mails of accounts in one language, by the name of their texts. */
const wordsIn = (texts: MailTexts) =>
  Object.entries(texts).flatMap(([name, make]) => {
    const words = typeof make === 'function' ? make(town.name) : undefined
    return typeof words === 'object' ? [{ name, words }] : []
  })

/** The texts of a record and of its lists. */
const leavesOf = (record: object = {}): string[] =>
  Object.values(record)
    .flat()
    .filter((value) => typeof value === 'string')

const cases = Object.entries(languages).flatMap(([language, texts]) =>
  wordsIn(texts).map(({ name, words }) => ({ name, language, texts, words })),
)

describe.each(cases)('the mail $name in $language', ({ name, language, texts, words }) => {
  const mail = renderMail({ words, texts, language, town, link, code })
  const parts = { text: mail.text, html: mail.html }

  it('names the town in its subject', () => {
    expect(mail.subject).toMatch(/\p{L}{3}.* – Han & Fils-sur-Meuse$/u)
  })

  it.each(Object.entries(parts))('says all of it as %s', (kind, part) => {
    const written = (words: string) => (kind === 'html' ? words.replaceAll('&', '&amp;') : words)
    for (const sentence of [texts.greeting, ...words.before, ...words.after, texts.automatic]) {
      expect(part).toContain(written(sentence))
    }
    expect(part).toContain(written(link))
    expect(part.includes(code)).toBe(words.code !== undefined)
    expect(part).not.toMatch(/undefined|\[object|\{\w+\}/)
  })

  it('is marked with its language, and has no words of another one', () => {
    expect(mail.html).toContain(`<html lang="${language}">`)
    for (const [other, otherTexts] of Object.entries(languages)) {
      if (other === language) continue
      const theirs = wordsIn(otherTexts).find((mail) => mail.name === name)?.words
      for (const part of [theirs, otherTexts].flatMap(leavesOf)) {
        expect(`${mail.subject}\n${mail.text}`).not.toContain(part)
      }
    }
  })
})

it('mails to a town share no words of two languages, but for names that are the same in both', () => {
  const same = ['Message', 'Page', 'Widget', 'Index']
  const locales = ['fr', 'en', 'de', 'nl'] as const
  const all = locales.flatMap((locale) => leavesOf(townTexts(locale)))
  const shared = all.filter((text, index) => all.indexOf(text) !== index)
  expect(shared.filter((text) => !same.includes(text))).toEqual([])
})

it('every language has the same mails', () => {
  const names = Object.values(languages).map((texts) => wordsIn(texts).map(({ name }) => name))
  expect(new Set(names.map((list) => [...list].sort().join())).size).toBe(1)
  expect(names[0]?.length).toBeGreaterThanOrEqual(6)
})
