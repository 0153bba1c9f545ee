import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { towns } from '../e2e/towns'
import { returning } from '../helpers/server/visitor'
import { withPlainSpaces } from './accessibleName'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const phone = { 'sec-ch-ua-mobile': '?1' }
const open = async (path: string, device = {}) => {
  const tab = new PlainTab(portal.app, device)
  for (const [name, value] of Object.entries(returning({ beffroi_consent: 'necessary' }))) tab.cookies.set(name, value)
  expect(await tab.goto(path)).toBe(200)
  return tab
}

describe('without a script, a visitor', () => {
  it('is led from the home to a card and back by links', async () => {
    const tab = await open('/hauteroche')
    await tab.follow('Le Rocher et sa tour')
    expect(tab.path).toBe('/hauteroche/contenu/tourisme')
    await tab.follow(tab.part('nav[aria-label="Raccourcis"]').link('Menu'))
    await tab.follow('Actualités')
    await tab.follow(tab.main.all('a[href^="/hauteroche/publication/"]')[0] ?? '')
    expect(tab.title).toBe('Place du Tilleul : dessinons-la ensemble')
    await tab.follow(tab.part('header[data-header]').link('Accueil – Hauteroche'))
    expect(tab.path).toBe('/hauteroche')
  })

  it('gets the next part of a list by a plain form', async () => {
    const tab = await open('/montclair/publication')
    const cells = () => tab.main.all('a[href^="/montclair/publication/"]').length
    expect(cells()).toBe(10)
    await tab.press('Afficher plus')
    expect(tab.path).toBe('/montclair/publication?count=20')
    expect(cells()).toBe(16)
    expect(tab.main.all('button', 'Afficher plus')).toEqual([])
  })

  it('searches, finds a place on the map, chooses a keyword instead, and finds a way on when nothing is found', async () => {
    const tab = await open('/montclair/recherche', phone)
    const search = async (words: string) => {
      tab.main.fill('Que cherchez-vous ?', words)
      await tab.enter('Que cherchez-vous ?')
    }
    await search('pissine')
    expect(tab.main.text).toMatch(/Voici les résultats pour « ?piscine ?»/)
    await search('où sont les toilettes')
    const results = tab.path
    await tab.follow(/^Toilettes publiques, rue du Halage/)
    expect(tab.path).toBe('/montclair/map?place=toilettes-rue-du-halage')
    expect(tab.main.texts('h1')).toContain('Toilettes publiques, rue du Halage')
    await tab.goto(results)
    await tab.follow('Culture')
    expect(tab.path).toBe('/montclair/recherche?keyword=Culture')
    expect(tab.main.value('Que cherchez-vous ?')).toBe('')
    await search('asdf')
    expect(tab.main.texts('h2')).toContainEqual(expect.stringMatching(/^Aucun résultat pour « ?asdf ?»/))
    expect(tab.main.links('Nous contacter')).toHaveLength(1)
  })

  it('filters, opens and closes the places of the map by links and a form', async () => {
    const tab = await open('/montclair/map', phone)
    tab.main.fill('Un lieu, un service, une rue', 'piscine')
    await tab.enter('Un lieu, un service, une rue')
    expect(tab.path).toBe('/montclair/map?query=piscine')
    await tab.follow(/^Piscine communale/)
    expect(tab.main.texts('h1')).toContain('Piscine communale')
    await tab.follow('Fermer la fiche')
    expect(tab.path).toBe('/montclair/map?query=piscine')
    await tab.follow(/^Ouvert maintenant/)
    expect(tab.path).toMatch(/query=piscine&open=1/)
  })

  it('sends a form, whose confirmation links back to it', async () => {
    const tab = await open('/hauteroche/contenu/contact')
    tab.main.fill('Nom', 'Anne Collard')
    tab.main.fill('Adresse e-mail', 'anne@exemple.be')
    tab.main.check(/quelque chose au village/)
    tab.main.fill('Votre message', 'Le banc près de la fontaine est cassé.')
    expect(await tab.press('Envoyer')).toBe(200)
    expect(tab.title).not.toBe('')
    expect(tab.main.text).toContain('Merci')
    await tab.follow(tab.main.links()[0] ?? '')
    expect(tab.path).toBe('/hauteroche/contenu/contact')
  })

  it('chooses the colours in the settings', async () => {
    const tab = await open('/hauteroche/parametres')
    await tab.press(/^Sombres/)
    expect(tab.path).toBe('/hauteroche/parametres')
    expect(tab.document.documentElement.dataset.scheme).toBe('dark')
  })

  it('chooses about cookies on the first page, and anew from the footer', async () => {
    const tab = new PlainTab(portal.app)
    await tab.goto('/montclair/publication?query=rue')
    await tab.press(tab.part('[role=dialog]', 'Cookies : à vous de choisir').button('Accepter'))
    expect(tab.path).toBe('/montclair/publication?query=rue#choix-enregistre')
    expect(tab.document.querySelector('#consent')?.hasAttribute('hidden')).toBe(true)
    expect(tab.cookies.get('beffroi_consent')).toBe('experience')
    await tab.follow(tab.part('footer').link('Gérer les cookies'))
    expect(tab.title).toBe('Cookies et autres données enregistrées')
    await tab.press('Refuser')
    expect(tab.path).toBe('/montclair/contenu/cookies#choix-enregistre')
    expect(tab.cookies.get('beffroi_consent')).toBe('necessary')
  })

  const names = { de: 'Deutsch', en: 'English' }
  const menuName = { de: 'Menü', en: 'Menu' }
  it.each(towns)(
    'reads $card in its other language, and in French again',
    async ({ card, other, home, publications }) => {
      const tab = await open(`/${card}`)
      const chooseLanguage = (name: string) => tab.follow(tab.part('header[data-header]').link(name))
      expect(tab.cookies.has('i18n_redirected')).toBe(false)
      await chooseLanguage(names[other])
      expect([tab.path, tab.document.documentElement.lang]).toEqual([`/${card}`, other])
      expect(tab.cookies.get('i18n_redirected')).toBe(other)
      const titles = home.sections.flatMap(({ translations }) => translations?.[other]?.title ?? [])
      expect(tab.main.texts('h2, h3')).toEqual(expect.arrayContaining(titles.map(withPlainSpaces)))
      expect(tab.part('header[data-header]').links(menuName[other])).toHaveLength(2)
      const [publication] = publications
      await tab.goto(`/${card}/publication/${publication?.uid}`)
      expect(tab.title).toBe(withPlainSpaces(publication?.translations[other]?.title ?? ''))
      await chooseLanguage('Français')
      expect(tab.document.documentElement.lang).toBe('fr')
      expect(tab.title).toBe(withPlainSpaces(publication?.translations.fr.title ?? ''))
      expect(tab.cookies.get('i18n_redirected')).toBe('fr')
    },
  )
})
