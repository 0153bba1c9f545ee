// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { actionHref, withQuery } from '../../../renderer/actions/actionHref'

it.each([
  ['/contenu/voirie', undefined, '/contenu/voirie'],
  ['/contenu/voirie', {}, '/contenu/voirie'],
  ['/evenements', { keyword: 'marché & brocante', page: '2' }, '/evenements?keyword=march%C3%A9+%26+brocante&page=2'],
  ['/evenements?vue=liste', { page: '2' }, '/evenements?vue=liste&page=2'],
  ['/evenements?', { page: '2' }, '/evenements?page=2'],
  ['/contenu/voirie#horaires', { vue: 'carte' }, '/contenu/voirie?vue=carte#horaires'],
  ['/contenu/voirie?a=1#b#c?d', { e: '2' }, '/contenu/voirie?a=1&e=2#b#c?d'],
])('a navigation to %s with %j leads to %s', (path, query, href) => {
  expect(actionHref({ handler: 'navigation', data: query ? { path, query } : { path } })).toBe(href)
})

it('a redirect leads to its address', () => {
  expect(actionHref({ handler: 'redirect', data: { url: 'tel:+3242213344' } })).toBe('tel:+3242213344')
})

it('a download leads to its file', () => {
  expect(actionHref({ handler: 'download', data: { path: '/collectes.ics' } })).toBe('/collectes.ics')
})

it('a modal leads to the page that shows the same, if there is one', () => {
  const modal = { title: 'Horaires', components: [] }
  expect(actionHref({ handler: 'modal', data: { modal, path: '/contenu/horaires' } })).toBe('/contenu/horaires')
  expect(actionHref({ handler: 'modal', data: { modal } })).toBeUndefined()
})

it('a navigation with a question is still a link', () => {
  expect(actionHref({ handler: 'navigation', data: { path: '/' }, confirm: { title: 'Quitter ?' } })).toBe('/')
})

it('other actions lead nowhere', () => {
  expect(actionHref({ handler: 'back' })).toBeUndefined()
  expect(actionHref({ handler: 'navigation-name', data: { name: 'cardName' } })).toBeUndefined()
  expect(actionHref({ handler: 'share' })).toBeUndefined()
  expect(actionHref({ handler: 'share', data: { url: '/contenu/voirie' } })).toBeUndefined()
  expect(actionHref({ handler: 'remove_fav', data: { path: 'publication/42' } })).toBeUndefined()
  expect(actionHref({ handler: 'submit', data: { method: 'GET', endpoint: '/' } })).toBeUndefined()
})

it('the address contains every added query parameter', () => {
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
      (path, query) => {
        const url = new URL(withQuery(`/contenu${path}`, query), 'https://montclair.example')
        expect(Object.fromEntries(url.searchParams)).toEqual({ ...query })
      },
    ),
  )
})
