import { describe, expect, it } from 'vitest'
import { locales } from '../../../schemas'
import { mailTexts } from '../../../src/server/mail/mailTexts'
import { mailNames, mailWords } from '../../../src/server/mail/mailWords'
import { renderMail } from '../../../src/server/mail/renderMail'

const messages = import.meta.glob<Record<string, string>>('../../../src/server/{mail,api/*}/texts/*.json', {
  eager: true,
  import: 'default',
})

/** The messages of mails in a language: those to visitors, or those to towns, some of which stand with what residents send. */
const messagesIn = (locale: string, areOfTown: boolean): string[] =>
  Object.entries(messages)
    .filter(([path]) => path.endsWith(`/${locale}.json`))
    .flatMap(([path, texts]) =>
      Object.entries(texts).flatMap(([key, message]) => {
        const isOfTown = key.startsWith(path.includes('/mail/') ? 'town.' : 'mail.')
        return isOfTown === areOfTown && (isOfTown || path.includes('/mail/')) ? [message] : []
      }),
    )

const town = { name: 'Han & Fils-sur-Meuse', color: '#0f6674' }
const link = 'https://portail.test/montclair/compte/confirmer?token=abc&uid=d'
const code = '041977'

const cases = locales.flatMap((language) => {
  const texts = mailTexts(language)
  return mailNames.map((name) => ({ name, language, texts, words: mailWords(name, texts, town.name) }))
})

describe.each(cases)('the mail $name in $language', ({ language, texts, words }) => {
  const mail = renderMail({ words, texts, language, town, link, code })
  const parts = { text: mail.text, html: mail.html }

  it('names the town in its subject', () => {
    expect(mail.subject).toMatch(/\p{L}{3}.* – Han & Fils-sur-Meuse$/u)
  })

  it.each(Object.entries(parts))('says all of it as %s', (kind, part) => {
    const written = (words: string) => (kind === 'html' ? words.replaceAll('&', '&amp;') : words)
    for (const sentence of [texts('greeting'), ...words.before, ...words.after, texts('automatic')]) {
      expect(part).toContain(written(sentence))
    }
    expect(part).toContain(written(link))
    expect(part.includes(code)).toBe(words.code !== undefined)
    expect(part).not.toMatch(/undefined|\[object|\{\w+\}/)
  })

  it('is marked with its language, and has no words of another one', () => {
    expect(mail.html).toContain(`<html lang="${language}">`)
    for (const other of locales) {
      if (other === language) continue
      for (const message of messagesIn(other, false)) {
        expect(`${mail.subject}\n${mail.text}`).not.toContain(message.replace('{town}', town.name))
      }
    }
  })
})

it('mails to a town share no words of two languages, but for names that are the same in both', () => {
  const same = [
    'Message',
    'Page',
    'Widget',
    'Index',
    'Nummer: {reference}',
    '{places, plural, one {# place} other {# places}}',
  ]
  const all = locales.flatMap((locale) => [...new Set(messagesIn(locale, true))])
  const shared = all.filter((text, index) => all.indexOf(text) !== index)
  expect(all.length).toBeGreaterThan(20 * locales.length)
  expect(shared.filter((text) => !same.includes(text))).toEqual([])
})
