import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const phone = { 'sec-ch-ua-mobile': '?1' }

it.each([
  ['a phone', phone, 'montclair', ['publication/travaux-rue-haute', 'evenement/concert-au-kiosque', 'contenu/piscine']],
  ['a desktop', {}, 'hauteroche', ['contenu/voirie', 'contenu/tourisme']],
] as const)('pages are kept, ordered, muted and removed without a script on %s', async (_, device, town, pages) => {
  const tab = new PlainTab(portal.app, device)
  const status = () => tab.main.texts('[role=status]').join('')
  const titles: string[] = []
  for (const path of pages) {
    await tab.goto(`/${town}/${path}`)
    titles.unshift(tab.title)
    await tab.follow('Favoris : ajouter ou retirer')
    await tab.press('Ajouter aux favoris')
    expect(status()).toBe('C’est ajouté à vos favoris.')
    expect(tab.main.all('button', 'Retirer des favoris')).toHaveLength(1)
  }
  await tab.follow('Revenir à la page')
  expect(tab.path).toBe(`/${town}/${pages.at(-1)}`)

  await tab.goto(`/${town}/favoris`)
  for (const title of titles) expect(tab.main.text).toContain(title)
  await tab.follow('Gérer les favoris')
  const [first = '', second = ''] = titles
  const rows = () => tab.main.texts('li')
  expect(rows()[0]).toContain(first)
  await tab.press(`Descendre « ${first} »`)
  expect(status()).toBe('L’ordre est enregistré.')
  expect(rows()[0]).toContain(second)
  const bell = () => tab.main.button(`Notifications de « ${first} »`)
  await tab.press(bell())
  expect(bell().getAttribute('aria-pressed')).toBe('true')
  await tab.follow(`Retirer « ${first} »`)
  await tab.press('Retirer des favoris')
  expect(status()).toBe('Le favori est retiré.')
  await tab.follow('Revenir à la page')
  expect(rows()).toHaveLength(titles.length - 1)
})
