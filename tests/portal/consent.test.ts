import { afterAll, beforeAll, expect, it } from 'vitest'
import { storedItems } from '../../schemas/cookies/storedItems'
import { returningWith } from '../helpers/server/visitor'
import { openPortal } from './openPortal'
import { readHtml } from './readHtml'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const open = async (url: string, cookie = '') =>
  readHtml((await portal.get(url, { cookie: returningWith(cookie) })).html)
const choose = (payload: string, cookie = '') =>
  portal.app.inject({
    method: 'POST',
    url: '/montclair/consentement',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: returningWith(cookie),
    },
    payload,
  })

it('asks on the first visit, before everything else on the page, by a plain form', async () => {
  const document = await open('/montclair/publication?query=rue')
  const dialog = document.querySelector('body > :first-child')
  expect(dialog?.getAttribute('role')).toBe('dialog')
  expect(dialog?.hasAttribute('hidden')).toBe(false)
  expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'Cookies : à vous de choisir',
  )
  const buttons = [...(dialog?.querySelectorAll('form[method=post] button') ?? [])]
  expect(buttons.map((button) => [button.textContent, button.getAttribute('value')])).toEqual([
    ['Accepter', 'experience'],
    ['Refuser', 'necessary'],
  ])
  expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
  expect(dialog?.querySelector('[name=back]')?.getAttribute('value')).toBe('/montclair/publication?query=rue')
  expect((await open('/montclair?lang=en')).querySelector('#consent h2')?.textContent).toBe('Cookies: it’s your choice')
})

it.each(['necessary', 'experience'])('asks no more once the choice is %s, and both pages are shared', async (level) => {
  const cookie = `beffroi_consent=${level}`
  expect((await open('/montclair', cookie)).getElementById('consent')?.hasAttribute('hidden')).toBe(true)
  expect((await open('/montclair', 'beffroi_consent=zut')).getElementById('consent')?.hasAttribute('hidden')).toBe(
    false,
  )
  for (const known of [cookie, '']) {
    const { headers } = await portal.get('/montclair', { cookie: returningWith(known) })
    // Only pages that all visitors get have one.
    expect(headers.etag).toBeTruthy()
  }
})

it('stores the choice for six months and leads back', async () => {
  const answer = await choose('level=experience&back=%2Fmontclair%2Fmenu%3Fa%3Db')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/montclair/menu?a=b#choix-enregistre'])
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'beffroi_consent',
      value: 'experience',
      maxAge: 182 * 86_400,
      path: '/',
      sameSite: 'Lax',
    }),
  ])
})

it('has the sentence that confirms a choice made without a script on every page, outside its content', async () => {
  for (const path of ['/montclair', '/montclair/nulle-part', '/montclair/parametres?lang=en']) {
    const sentence = (await open(path)).getElementById('choix-enregistre')
    expect(sentence?.textContent).toMatch(/^(?:Votre choix est enregistré|Your choice is saved)\./)
    expect(sentence?.closest('#root')).toBeNull()
  }
})

it('deletes at once what needs consent when it is withdrawn', async () => {
  const cookie =
    'beffroi_position=50.6,5.5; beffroi_install_montclair=showed; beffroi_install_hauteroche=accepted; i18n_redirected=en'
  const answer = await choose('level=necessary', cookie)
  const deleted = answer.cookies.filter(({ expires }) => expires && expires.getTime() === 0).map(({ name }) => name)
  expect(deleted.sort()).toEqual(['beffroi_install_hauteroche', 'beffroi_install_montclair', 'beffroi_position'])
  expect((await choose('level=experience', cookie)).cookies.map(({ name }) => name)).toEqual(['beffroi_consent'])
})

it.each(['', 'level=zut', 'level=experience&level=necessary', 'back=//evil.example&level=x'])(
  'takes %j for a refusal and stays on the site',
  async (payload) => {
    const answer = await choose(payload)
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'beffroi_consent', value: 'necessary' })])
    expect(answer.headers.location).toBe('/montclair#choix-enregistre')
  },
)

it.each(['fr', 'en'])('has a page that lists everything stored, in %s', async (lang) => {
  const document = await open(`/montclair/contenu/cookies?lang=${lang}`)
  const names = [...document.querySelectorAll('main code')].map(({ textContent }) => textContent)
  const ofTown = ['redirect', 'install', 'cards', 'tickets', 'reportsMark', 'waste']
  const expected = Object.entries(storedItems).map(
    ([key, { name }]) => name + (ofTown.includes(key) ? '_montclair' : ''),
  )
  expect(names.sort()).toEqual(expected.sort())
  expect(document.querySelector('main')?.textContent).not.toContain('cookies.')
  expect(document.querySelector('main')?.textContent).toContain(lang === 'fr' ? '6\u00a0mois' : '6 months')
  const served =
    lang === 'fr' ? ['favoris', 'services', 'cartes', 'avis'] : ['favourites', 'services', 'cards', 'reviews']
  const items = [...document.querySelectorAll('main li:has(code)')].map(({ textContent }) => textContent ?? '')
  for (const word of served) expect(items.find((item) => item.includes('beffroi_anonymous'))).toContain(word)
  expect(document.querySelectorAll('main form button')).toHaveLength(2)
  const home = document.querySelector('main nav li a')
  expect(home?.getAttribute('href')).toBe('/montclair')
})
