import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { isWhole } from '../helpers/sample'
import { expectAccessible } from './axe'
import { cells, test } from './cells'
import { loseAnswers, unanswered } from './loseAnswers'
import { openPage, waitForReady } from './openPage'
import { expect } from './page'
import { formsOf } from './participationForms'
import { dialog, own, titles } from './wallPage'

for (const cell of cells) {
  test(`no network and a lost answer cost nothing in any form of ${cell.name}`, async ({ openCell, faults }) => {
    test.slow()
    faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/)
    const { page, email } = await openCell(cell)
    const { card } = cell.town
    const context = page.context()
    await page.emulateMedia({ colorScheme: cell.device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })
    const forms = formsOf(card, cell.name, email)
    for (const { link, path, call, lazy, fill, stored } of forms) {
      await openPage(page, path)
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
          await openPage(page, path)
          await open.click()
        }
      }
      if (lazy) await loadAgain(page, open, lazy(dialog))
      await send.click()
      await expect(dialog.getByText(/est obligatoire/).first()).toBeVisible()
      await expectAccessible(page, `${link}: what is missing`)
      await fill(page, dialog)
      if (email) await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)

      await context.setOffline(true)
      await send.click()
      await expect(dialog.getByText(unanswered)).toBeVisible()
      await context.setOffline(false)
      if (isWhole) await expectAccessible(page, `${link}: not sent`)

      const sent = await loseAnswers(page, call)
      await send.click()
      await expect.poll(() => sent.answers.length).toBe(1)
      await expect(dialog.getByText(unanswered)).toBeVisible()
      const controls = dialog.locator('input, select, textarea, img')
      const filled = await controls.count()
      await page.reload()
      await waitForReady(page)
      if (stored) {
        await expect(page.getByText(stored)).toBeVisible()
        await changeReview(page, sent.answers)
        continue
      }
      sent.isLost = false
      await open.click()
      // The draft brings back the fields of the category and the photo, and code that was cut brings controls: both move the
      // button down, from under a pointer.
      await expect.poll(() => controls.count()).toBeGreaterThanOrEqual(filled)
      await send.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
      expect(sent.answers).toHaveLength(2)
      expect(sent.answers[1], link).toEqual(sent.answers[0])
      await page.unroute(call)
      if (isWhole || link === forms[0]?.link) await expectAccessible(page, `${link}: thanks`)
    }
    await changeWall(page, card)
  })
}

/**
 * Has a control loaded again that the cut of the network left out of an open form. The page reloads for it in browsers that never
 * ask again for code that failed.
 */
async function loadAgain(page: Page, open: Locator, control: Locator): Promise<void> {
  const again = page.getByRole('dialog').getByRole('button', { name: 'Réessayer' })
  await expect(control.or(again).first()).toBeAttached()
  if ((await control.count()) > 0) return
  await page.evaluate(() => document.body.setAttribute('data-cut', ''))
  await again.click()
  const reloaded = page.locator('body:not([data-cut])')
  await expect(control.or(reloaded).first()).toBeAttached()
  if ((await reloaded.count()) > 0) {
    await waitForReady(page)
    await open.click()
  }
  await expect(control).toBeAttached()
}

/** Changes one's own review, and withdraws it, with the network cut, then with the answers lost. `sent` are those to reviews. */
async function changeReview(page: Page, sent: readonly unknown[]): Promise<void> {
  const context = page.context()
  const dialog = page.getByRole('dialog')
  const failure = dialog.getByText(unanswered)
  const withdrawn = await loseAnswers(page, '**/ratings/*')
  const own = (mark: number) => page.getByText(`Votre note : ${mark} sur 5`)

  await page.getByRole('link', { name: 'Modifier mon avis' }).click()
  await dialog.getByRole('radio', { name: '2 étoiles' }).check()
  const send = dialog.getByRole('button', { name: 'Envoyer' })
  await context.setOffline(true)
  await send.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  // A call that begins just before the cut reaches the route of the test.
  const before = sent.length
  await send.click()
  await expect.poll(() => sent.length).toBe(before + 1)
  await expect(failure).toBeVisible()
  await page.reload()
  await waitForReady(page)
  await expect(own(2)).toBeVisible()

  await page.getByRole('link', { name: 'Retirer mon avis' }).click()
  const withdraw = dialog.getByRole('button', { name: 'Retirer mon avis' })
  await expect(withdraw).toBeVisible()
  await expectAccessible(page, 'withdrawal')
  await context.setOffline(true)
  await withdraw.click()
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  const withdrawnBefore = withdrawn.answers.length
  await withdraw.click()
  await expect.poll(() => withdrawn.answers.length).toBe(withdrawnBefore + 1)
  await expect(failure).toBeVisible()
  withdrawn.isLost = false
  await withdraw.click()
  await expect(own(2)).toHaveCount(0)
  await page.unroute('**/ratings/*')
}

/** Adds, configures, sorts and mutes services, with the network cut, then with the answers lost. Each happens once. */
async function changeWall(page: Page, card: string): Promise<void> {
  const context = page.context()
  await openPage(page, `/${card}/abonnement`)
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
  await openPage(page, `/${card}/abonnement`)
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
  await openPage(page, `/${card}/abonnement`)
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
  await openPage(page, '/montclair/balade/bords-de-meuse')
  await open()
  await dialog.getByRole('textbox', { name: 'Votre message' }).fill('Une branche pend au-dessus du banc rouge.')
  await choosePhoto('1')
  await expect(dialog.getByText(unanswered)).toBeVisible()
  await page.reload()
  await waitForReady(page)
  sent.isLost = false
  await open()
  await expect(dialog.getByRole('textbox', { name: 'Votre message' })).toHaveValue(/banc rouge/)
  await choosePhoto('2')
  await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
  expect(sent.answers).toHaveLength(2)
  expect(sent.answers[1]).toEqual(sent.answers[0])
})
