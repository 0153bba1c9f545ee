import { describe, expect, it } from 'vitest'
import { type Kind, validate } from '../../schemas/index'
import { lint, lintCodes } from '../../schemas/lint'
import { codes, type LintFixture, lintFixtureFolders, lintFixtures } from './lintFixtures'

const judge = ({ document, as, context }: LintFixture) => {
  const { kind, issues } = validate(document, as ? { as } : {})
  const mistakes = issues.map(({ code, pointer }) => `${code} at ${pointer}`)
  return { mistakes, warnings: lint(document, kind ?? '', context) }
}

const severities: ReadonlyMap<string, string> = new Map(Object.entries(lintCodes))

const places = (issues: readonly { code: string; pointer: string }[]) =>
  issues.map(({ code, pointer }) => `${code} at ${pointer}`)

it('every lint code has fixtures, and every fixture a code', () => {
  expect(lintFixtureFolders()).toEqual(codes)
})

describe.each(codes)('%s', (code) => {
  it.each(lintFixtures(code, 'invalid'))('warns of $name', (fixture) => {
    const { mistakes, warnings } = judge(fixture)
    expect(mistakes, 'the document keeps the contract').toEqual([])
    expect(places(warnings).sort()).toEqual(places(fixture.issues).sort())
    for (const { severity, message, code: told } of warnings) {
      expect(severity).toBe(severities.get(told))
      expect(message, told).toMatch(/^\S.*[.?!]$/s)
      expect(message.length, message).toBeLessThan(420)
    }
  })

  it.each(lintFixtures(code, 'valid'))('does not warn of $name', (fixture) => {
    const { mistakes, warnings } = judge(fixture)
    expect(mistakes, 'the document keeps the contract').toEqual([])
    expect(warnings.map(({ code: told, pointer, message }) => `${told} ${pointer}: ${message}`)).toEqual([])
  })

  it('reports nothing when it is off, and leaves the other rules on', () => {
    for (const { document, as, context, name } of lintFixtures(code, 'invalid')) {
      const kind = as ?? validate(document).kind ?? ''
      const all = places(lint(document, kind, context))
      const rest = places(lint(document, kind, context, new Set([code])))
      expect(rest, name).toEqual(all.filter((place) => !place.startsWith(`${code} `)))
    }
  })
})

describe('suggestions', () => {
  const first = (document: unknown, as: Kind = 'block', locale = 'fr') =>
    lint(document, as, { locale, now: new Date('2026-11-01T09:00:00Z'), timeZone: 'Europe/Brussels' })[0]

  it.each([
    ['fr', 'Une question? Écrivez-nous!', 'Une question\u00a0? Écrivez-nous\u00a0!'],
    ['fr', 'Le «recyparc» est "ouvert"...', 'Le «\u00a0recyparc\u00a0» est «\u00a0ouvert\u00a0»…'],
    ['fr', 'Voir https://a.be/?x=1: merci!', 'Voir https://a.be/?x=1: merci\u00a0!'],
    ['de', 'Ist das "gut" ? Ja ...', 'Ist das „gut“? Ja …'],
    ['en', 'Any questions ?', 'Any questions?'],
    ['nl', 'Let op !', 'Let op!'],
  ])('in %s, %s is corrected', (locale, text, corrected) => {
    expect(first({ type: 'description', data: { text } }, 'block', locale)?.suggestion).toBe(corrected)
  })

  it.each([
    ['fr', 'Une question?', 'that is how French is punctuated. The blank is a no-break space (U+00A0).'],
    ['de', 'Let op !', 'that is how German is punctuated.'],
    ['en', 'Let op !', 'that is how English is punctuated.'],
    ['nl', 'Let op !', 'that is how Dutch is punctuated.'],
  ])('name the language %s, and a blank that looks like any other', (locale, text, told) => {
    for (const block of [
      { type: 'description', data: { text } },
      { type: 'rich-text', data: { html: `<p>${text}</p>` } },
    ]) {
      expect(first(block, 'block', locale)?.message).toMatch(new RegExp(`${told.replace(/[().+]/g, '\\$&')}$`))
    }
  })

  it.each([
    ['/publications', '/publication'],
    ['/publications?keyword=x', '/publication?keyword=x'],
    ['/contenus/voirie', '/contenu/voirie'],
    ['/montclair/contenu/voirie', '/contenu/voirie'],
    ['/nulle/part', undefined],
  ])('the path %s is likely %s', (path, likely) => {
    expect(first({ handler: 'navigation', data: { path } }, 'action')?.suggestion).toBe(likely)
  })

  it('what a screen reader says already is cut from an alt', () => {
    const image = { src: 'a.jpg', alt: 'Image de la place du Marché' }
    expect(first({ type: 'image', data: { image } })?.suggestion).toMatch(/^La place|^Place/)
  })
})
