import { describe, expect, it } from 'vitest'
import { validate } from '../../schemas'
import { hasPassed } from '../../src/studio/checks/hasPassed'
import { fixtures } from '../../src/studio/fixtures/catalogue'
import { exampleClock } from '../../src/studio/settings/clock'
import { contentLanguage } from '../../src/studio/situations/contentLanguage'
import { exampleMoment } from '../../src/studio/situations/exampleMoment'
import { lengthenDocument } from '../../src/studio/situations/lengthenDocument'
import { lengthenHtml, lengthenText } from '../../src/studio/situations/lengthenText'
import { momentOf } from '../../src/studio/situations/momentOf'

const kinds = { blocks: 'block', actions: 'action', pages: 'page' } as const
const valid = fixtures.filter(({ isValid }) => isValid)
const documents = await Promise.all(
  valid.map(async ({ id, collection, load }) => ({ id, collection, document: JSON.parse(await load()) as unknown })),
)
const documentOf = (id: string) => documents.find((each) => each.id === id)?.document ?? expect.fail(id)

describe('a long text', () => {
  it.each([
    ['Oui', '[Oouuii Oouuii]'],
    ['Déchets', '[Déécheets Déécheets Déécheets]'],
    ['Heures d’ouverture', '[Heeuurees d’oouuveertuuree Heeuurees]'],
    ['Eau', '[Eeaauu Eeaauu]'],
    ['12', '12'],
    ['', ''],
    ['a@b.be', 'a@b.be'],
    ['Voir www.beffroi.be', '[Vooiir www.beffroi.be Vooiir Vooiir Vooiir]'],
    ['Ligne\nligne', '[Liignee\nliignee Liignee]'],
  ])('of %j is %j', (text, longer) => expect(lengthenText(text)).toBe(longer))

  it('keeps the maximum length', () => {
    expect([...lengthenText('Maison 🏠 communale', 24)]).toHaveLength(24)
    expect(lengthenText('Maison 🏠 communale', 18)).toBe('Maison 🏠 communale')
  })
})

describe('long HTML', () => {
  it.each([
    ['<p>Oui</p>', '<p>Oouuii Oouuii</p>'],
    ['<a href="/eau?a=1&amp;b=2" title="a > b">eau</a>', '<a href="/eau?a=1&amp;b=2" title="a > b">eeaauu eeaauu</a>'],
    ['d&eacute;chets', 'd&eacute;chets'],
    ['<!-- eau --><br>', '<!-- eau --><br>'],
    ['<style>a { b: c }</style>', '<style>a { b: c }</style>'],
    ['un < deux', 'uun < deeuux uun deeuux uun'],
  ])('of %j is %j', (html, longer) => expect(lengthenHtml(html)).toBe(longer))
})

describe('a document with long texts', () => {
  it.each(documents)('is as valid as $id', ({ id, collection, document }) => {
    const longer = lengthenDocument(document, id)
    const issues = (each: unknown) => validate(each, { as: kinds[collection] }).issues.map(({ code }) => code)
    expect(issues(longer)).toEqual(issues(document))
  })

  it('keeps addresses, names and values, and reaches nested blocks, actions and fallbacks', () => {
    const button = { label: 'Eau', action: { handler: 'navigation', data: { path: '/eau' } } }
    const fallback = { type: 'title', data: { text: 'Eau' } }
    const components = [{ type: 'button', data: button, fallback }]
    const group = { type: 'group', id: 'eau', data: { title: 'Eau', components } }
    const text = JSON.stringify(lengthenDocument(group, 'blocks/group'))
    expect(text.match(/\[Eeaauu Eeaauu\]/g)).toHaveLength(3)
    expect(text).toContain('"path":"/eau"')
    expect(text).toContain('"id":"eau"')
  })
})

describe('the moment of an example', () => {
  it.each([
    ['blocks/waste-calendar/valid/minimal', '2026-11-24T08:00:00.000Z'],
    ['blocks/title/valid/minimal', undefined],
  ])('of %s is %s', (id, moment) => expect(exampleMoment(documentOf(id), id)?.toISOString()).toBe(moment))

  it.each([
    [{ type: 'content-cell', data: { title: 'x', date: '2027-03-14T19:30:00+01:00' } }, '2027-03-14T17:30:00.000Z'],
    [{ type: 'departures', data: { updatedAt: '2027-03-14T19:30:00+01:00' } }, '2027-03-14T18:30:00.000Z'],
    [{ type: 'comment', data: { date: '2026-05-04T17:20:00Z' } }, '2026-05-04T18:20:00.000Z'],
    [{ type: 'waste-calendar', data: { pickups: [{ date: '2027-02-30', movedFrom: '2027-01-02' }] } }, undefined],
  ])('of %j is %s', (block, moment) => expect(exampleMoment(block, 'blocks/x')?.toISOString()).toBe(moment))

  it('lets no example of pickups or events have passed', () => {
    for (const { id, collection, document } of documents) {
      const moment = exampleMoment(document, id)
      if (moment) expect([id, hasPassed(JSON.stringify(document), kinds[collection], moment)]).toEqual([id, false])
    }
  })

  it('is taken only when the clock asks for it', () => {
    const drawn = [
      { id: 'blocks/waste-calendar/valid/minimal', document: documentOf('blocks/waste-calendar/valid/minimal') },
    ]
    expect(momentOf('', drawn)).toBeUndefined()
    expect(momentOf(exampleClock, drawn)?.getUTCDate()).toBe(24)
    expect(momentOf('2026-12-25T12:00', drawn)?.toISOString()).toBe('2026-12-25T11:00:00.000Z')
  })
})

it('the language of a content is the one that a block names, otherwise that of fixtures', () => {
  expect(contentLanguage(documentOf('blocks/poll/valid/locale'), true)).toBe('de')
  expect(contentLanguage(documentOf('blocks/title/valid/minimal'), true)).toBe('fr')
  expect(contentLanguage({ type: 'title', data: { text: 'Wasser' } }, false)).toBeUndefined()
})
