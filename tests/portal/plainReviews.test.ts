import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMails } from '../helpers/server/accounts'
import { now } from '../helpers/server/openServer'
import { openPortal } from './openPortal'
import { PlainTab } from './PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
let mail: ReturnType<typeof sendMails>
beforeAll(async () => {
  portal = await openPortal()
  mail = sendMails({ db: portal.db, now: () => now })
})
afterAll(async () => {
  await mail.jobs.close()
  await portal.close()
})

const montclair = '/montclair/balade/panorama-du-chateau'
const hauteroche = '/hauteroche/balade/croix-des-pelerins'

async function writeReview(tab: PlainTab, walk: string, words: string): Promise<void> {
  await tab.goto(walk)
  await tab.follow('Donner mon avis')
  tab.main.check('4 étoiles sur 5')
  tab.main.fill('Durée de votre balade', '90')
  tab.main.select('Difficulté', 1)
  for (const name of [/mobilité réduite/, /poussette/]) tab.main.group(name).check('Oui')
  tab.main.fill(/^Votre avis/, words)
  expect(await tab.press('Envoyer')).toBe(200)
}

/** Whether another visitor reads the words among the reviews of the walk. */
async function isShown(walk: string, words: string): Promise<boolean> {
  const reader = new PlainTab(portal.app)
  await reader.goto(`${walk}/avis`)
  return reader.main.text.includes(words)
}

/** The address in the mail to the town by which it decides about a review, if there is one. */
async function linkToDecide(words: string): Promise<string | undefined> {
  const { text } = await mail.next((letter) => letter.text.includes(words))
  return /\/\w+\/avis-a-relire\/\S+/.exec(text)?.[0]
}

it('a review is shown at once where the town checks none, then changed and withdrawn', async () => {
  const words = 'Un banc de 40 cm, au sommet de Montclair.'
  const tab = new PlainTab(portal.app)
  await writeReview(tab, montclair, words)
  expect(tab.main.text).toContain('Il est publié avec les autres.')
  expect(await linkToDecide(words)).toBeUndefined()
  expect(await isShown(montclair, words)).toBe(true)
  await tab.goto(montclair)
  expect(tab.main.text).toMatch(/Votre note ?: 4 sur 5/)
  await tab.follow('Modifier mon avis')
  expect(tab.main.value(/^Votre avis/)).toBe(words)
  tab.main.check('2 étoiles sur 5')
  await tab.press('Envoyer')
  await tab.goto(montclair)
  expect(tab.main.text).toMatch(/Votre note ?: 2 sur 5/)
  expect(await isShown(montclair, words)).toBe(true)
  await tab.follow('Retirer mon avis')
  await tab.press('Retirer mon avis')
  await tab.goto(montclair)
  expect(tab.main.text).not.toContain('Votre note')
  expect(await isShown(montclair, words)).toBe(false)
})

it('a review is shown once the town published it, by a press on the page of its whole link', async () => {
  const words = 'Un banc de 40 cm, au sommet de Hauteroche.'
  const tab = new PlainTab(portal.app)
  await writeReview(tab, hauteroche, words)
  expect(tab.main.text).toContain('Il sera publié dès que la commune l’aura lu.')
  const link = (await linkToDecide(words)) ?? expect.fail('The mail has no link.')
  const desk = new PlainTab(portal.app)
  const text = () => desk.part('body').text
  // Programs that open links before people do publish nothing.
  for (let opened = 0; opened < 2; opened++) expect(await desk.goto(link)).toBe(200)
  expect(await isShown(hauteroche, words)).toBe(false)
  expect(await desk.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
  expect(desk.part('body').texts('[role=status]')).toEqual(['Cet avis n’existe plus, ou le lien est incomplet.'])
  expect(text()).not.toContain(words)
  await desk.goto(link)
  expect(text()).toContain(words)
  await desk.press(desk.part('body').button('Publier'))
  expect(desk.part('body').texts('[role=status]')).toEqual(['Cet avis est publié.'])
  expect(await isShown(hauteroche, words)).toBe(true)
})
