import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from '../openPortal'
import { PlainTab } from '../PlainTab'

let portal: Awaited<ReturnType<typeof openPortal>>
let time = new Date('2027-03-10T09:00:00Z')
beforeAll(async () => {
  portal = await openPortal({ now: () => time })
})
afterAll(() => portal.close())

const alerts = (tab: PlainTab) => tab.main.texts('[role=alert]').join()
const choose = (date: string) => `/montclair/rendez-vous/choisir?prestation=cohabitation&date=${date}`

/** A visitor without a script who holds the first free time of a day. */
async function openHolder(date: string) {
  time = new Date('2027-03-10T09:00:00Z')
  const tab = new PlainTab(portal.app)
  await tab.goto(choose(date))
  const [button] = tab.main.all('button', /^\d\d:\d\d$/)
  const chosen = button?.textContent ?? ''
  await tab.press(button ?? '')
  return { tab, chosen }
}

it('a time that another visitor has just taken offers the nearest ones, without a script', async () => {
  const [one, other] = [new PlainTab(portal.app), new PlainTab(portal.app)]
  for (const tab of [one, other]) await tab.goto(choose('2027-03-16'))
  await one.press('09:00')
  await other.press('09:00')
  expect(other.status).toBe(400)
  expect(alerts(other)).toMatch(/^Oups\.\.\. /)
  await other.press('mardi 16 mars 2027 à 09:30')
  expect(other.title).toBe('Vos coordonnées')
})

it('a form that is wrong comes back with what was typed and says which field, without a script', async () => {
  const { tab } = await openHolder('2027-03-17')
  tab.main.fill('Nom et prénom', 'Anne')
  tab.main.fill('Adresse e-mail', 'anne@exemple.be')
  tab.main.fill('Téléphone (facultatif)', 'abc')
  await tab.press('Continuer')
  expect(tab.status).toBe(400)
  expect(alerts(tab)).toMatch(/^Champ incomplet ou mal complété /)
  expect(tab.main.value('Nom et prénom')).toBe('Anne')
  expect(tab.main.one('section', /à corriger/).textContent).toContain('numéro')
})

it('a hold that has expired says so, and keeps the choice and what was typed', async () => {
  const { tab } = await openHolder('2027-03-18')
  tab.main.fill('Nom et prénom', 'Anne')
  await tab.press('Prolonger de 10 minutes')
  const { path } = tab
  time = new Date('2027-03-10T09:20:31Z')
  expect(await tab.goto(path)).toBe(410)
  expect(tab.main.text).toContain('Temps écoulé !')
  await tab.follow('Choisir un moment')
  const [button] = tab.main.all('button', /^\d\d:\d\d$/)
  await tab.press(button ?? '')
  expect(tab.main.value('Nom et prénom')).toBe('Anne')
})

it('a time that is given up is free for others, without a script', async () => {
  const { tab, chosen } = await openHolder('2027-03-23')
  const other = new PlainTab(portal.app)
  const times = async () => {
    await other.goto(choose('2027-03-23'))
    return other.main.all('button', /^\d\d:\d\d$/).map(({ textContent }) => textContent)
  }
  expect(await times()).not.toContain(chosen)
  await tab.press('Abandonner')
  expect(tab.path).toBe('/montclair/rendez-vous')
  expect(await times()).toContain(chosen)
})
