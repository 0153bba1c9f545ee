import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { accountSteps } from './accountSteps'
import { openHydrated, waitForHydration } from './hydration'
import { loseAnswers, unanswered } from './loseAnswers'
import { expect, phone, test } from './page'
import { dialog, own, titles } from './wallPage'

type Form = {
  /** The text of the link that opens it. */
  link: string
  path: string
  /** The call that sends it. */
  call: string
  fill(dialog: Locator): Promise<void>
  /** What the page shows after a reload when it was stored; then nobody sends it again. */
  stored?: string
}

/** Each form of what residents say, in a town. The town takes a text once an hour, so each device has its own. */
const formsOf = (card: string, walk: string, content: string, device: string): Form[] => [
  {
    link: 'Écrire à la commune',
    path: `/${card}/contenu/${content}`,
    call: '**/comment',
    async fill(dialog) {
      const email = dialog.getByLabel('Votre adresse e-mail')
      if ((await email.inputValue()) === '') await email.fill('anne@exemple.be')
      await dialog.getByLabel('Votre message').fill(`La page dit encore l’horaire de l’an passé, sur ${device}.`)
    },
  },
  {
    link: 'Donner mon avis',
    path: `/${card}/balade/${walk}`,
    call: '**/rate',
    async fill(dialog) {
      await dialog.getByRole('radio', { name: '3 étoiles' }).check({ force: true })
      await dialog.getByLabel('Durée de votre balade').fill('75')
      await dialog.getByLabel('Difficulté').selectOption('medium')
      await dialog.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
      await dialog.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
      await dialog.getByLabel('Votre avis').fill(`De beaux bancs au milieu du chemin, sur ${device}.`)
    },
    stored: 'Votre note : 3 sur 5',
  },
  {
    link: 'Signaler ou proposer',
    path: `/${card}/balade/${walk}`,
    call: '**/crowdsourcing',
    async fill(dialog) {
      await dialog.getByRole('radio', { name: 'Balisage manquant ou erroné' }).check()
      await dialog
        .getByRole('textbox', { name: 'Votre message' })
        .fill(`La flèche du deuxième pont est tombée, sur ${device}.`)
    },
  },
]

type Visit = {
  card: string
  walk: string
  content: string
  device: string
  options: BrowserContextOptions
  isSignedIn?: boolean
  /** Whether it goes on to the visitor's services. */
  hasWall?: boolean
}

const montclair = { card: 'montclair', walk: 'vallon-de-la-julienne', content: 'piscine' }
const hauteroche = { card: 'hauteroche', walk: 'vallee-du-ry', content: 'voirie' }

const visits: readonly Visit[] = [
  { ...montclair, device: 'a phone', options: phone },
  { ...montclair, device: 'a computer, signed in', options: {}, isSignedIn: true, hasWall: true },
  { ...hauteroche, device: 'a computer', options: {} },
  { ...hauteroche, device: 'a phone', options: phone, hasWall: true },
]

for (const { card, walk, content, device, options, isSignedIn, hasWall } of visits) {
  test(`no network and a lost answer cost nothing in any form of ${card} on ${device}`, async ({ visitor, faults }) => {
    test.slow()
    faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/)
    const page = await visitor(options)
    const context = page.context()
    const email = isSignedIn ? await accountSteps(page).openAccount() : undefined
    for (const { link, path, call, fill, stored } of formsOf(card, walk, content, device)) {
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
      const open = page.getByRole('main').getByRole('link', { name: link })
      const dialog = page.getByRole('dialog')
      const message = page.getByText(unanswered)
      const send = dialog.getByRole('button', { name: 'Envoyer' })

      // Without a network, the form opens if its code is here. Otherwise a sentence says why it does not. Once there is a
      // network it opens, or its page where the browser keeps the failure of the code.
      await context.setOffline(true)
      await open.click()
      await expect(dialog.or(message).first()).toBeVisible()
      await context.setOffline(false)
      if (!(await dialog.isVisible())) {
        await open.click()
        const isOnPage = () => page.url().includes('/participer/')
        await expect.poll(async () => (await send.isVisible()) || isOnPage()).toBe(true)
        if (isOnPage()) {
          await openHydrated(page, path)
          await page.waitForLoadState('networkidle')
          await open.click()
        }
      }
      await fill(dialog)
      if (email) await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)

      await context.setOffline(true)
      await send.click()
      await expect(dialog.getByText(unanswered)).toBeVisible()
      await context.setOffline(false)

      const sent = await loseAnswers(page, call)
      await send.click()
      await expect.poll(() => sent.answers.length).toBe(1)
      await expect(dialog.getByText(unanswered)).toBeVisible()
      await page.reload()
      await waitForHydration(page)
      if (stored) {
        await expect(page.getByText(stored)).toBeVisible()
        continue
      }
      sent.isLost = false
      await open.click()
      await send.click()
      await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
      expect(sent.answers).toHaveLength(2)
      expect(sent.answers[1], link).toEqual(sent.answers[0])
    }
    if (hasWall) await changeWall(page, card)
  })
}

/** Adds, configures, sorts and mutes services, with the network cut, then with the answers lost. Each happens once. */
async function changeWall(page: Page, card: string): Promise<void> {
  const context = page.context()
  await openHydrated(page, `/${card}/abonnement`)
  await page.waitForLoadState('networkidle')
  const failure = page.getByText(unanswered)
  const hasTitles = (...expected: string[]) => expect.poll(() => titles(page)).toEqual(expected)

  const agenda = page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true })
  await context.setOffline(true)
  await agenda.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  const added = await loseAnswers(page, '**/widget')
  await agenda.click()
  await expect.poll(() => added.answers.length).toBe(1)
  await expect(failure).toBeVisible()
  added.isLost = false
  await agenda.click()
  await hasTitles('Agenda')
  expect(added.answers[1]).toEqual(added.answers[0])
  await page.unroute('**/widget')

  await page.getByRole('button', { name: 'Ajouter « Prochains bus »', exact: true }).click()
  const settings = dialog(page)
  const save = settings.getByRole('button', { name: 'Enregistrer' })
  await settings.getByRole('combobox').first().selectOption({ index: 1 })
  await context.setOffline(true)
  await save.click()
  await expect(settings.getByText(unanswered)).toBeVisible()
  await context.setOffline(false)
  const configured = await loseAnswers(page, '**/widget')
  await save.click()
  await expect.poll(() => configured.answers.length).toBe(1)
  await expect(settings.getByText(unanswered)).toBeVisible()
  configured.isLost = false
  await save.click()
  await expect(settings).toBeHidden()
  expect(configured.answers[1]).toEqual(configured.answers[0])
  await openHydrated(page, `/${card}/abonnement`)
  await hasTitles('Agenda', 'Prochains bus')

  const order = await loseAnswers(page, '**/wall-order')
  await page.getByRole('button', { name: 'Trier' }).click()
  await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect.poll(() => order.answers.length).toBe(1)
  await expect(page.getByText(/voici l’ordre qui est enregistré/)).toBeVisible()
  await hasTitles('Prochains bus', 'Agenda')

  const bell = page.getByRole('button', { name: 'Notifications de « Agenda »' })
  const muted = await loseAnswers(page, '**/notification')
  await bell.click()
  await expect.poll(() => muted.answers.length).toBe(1)
  await expect(own(page).getByText(unanswered)).toBeVisible()
  await openHydrated(page, `/${card}/abonnement`)
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
}

test('a photo that is cropped anew after a reload makes no second report', async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED/)
  const sent = await loseAnswers(page, '**/crowdsourcing')
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('link', { name: 'Signaler ou proposer' }).click()
    await dialog.getByRole('radio', { name: 'Signaler un problème' }).check()
  }
  const choosePhoto = async (zoom: string) => {
    await dialog.locator('input[type=file]').setInputFiles({ name: 'branche.jpg', mimeType: 'image/jpeg', buffer })
    await dialog.getByRole('slider', { name: 'Zoom' }).fill(zoom)
    await dialog.getByRole('button', { name: 'Valider' }).click()
    await expect(dialog.getByRole('img', { name: /branche/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Envoyer' }).click()
  }
  await openHydrated(page, '/montclair/balade/bords-de-meuse')
  await open()
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Une branche pend au-dessus du banc rouge.')
  await choosePhoto('1')
  await expect(dialog.getByText(unanswered)).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  sent.isLost = false
  await open()
  await expect(dialog.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/banc rouge/)
  await choosePhoto('2')
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  expect(sent.answers).toHaveLength(2)
  expect(sent.answers[1]).toEqual(sent.answers[0])
})
