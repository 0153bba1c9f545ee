// rooms: src/portal/actions src/portal/api src/portal/services/participation renderer/blocks/form src/server/api/call src/server/api/participation
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { type Cell, cells, tagOf, test } from './cells'
import { loseAnswers, unanswered } from './loseAnswers'
import { openPage, waitForReady } from './openPage'
import { expect } from './page'
import { type FormName, formNames, formOf, rateWalk } from './participationForms'

const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

/** Who tries a form every day; the others are for a whole run. */
const everyDay: Partial<Record<FormName, 'signed in' | 'anonymous'>> = { comment: 'signed in' }

const tagsOf = (cell: Cell, name: FormName): string[] => {
  const { [name]: who } = everyDay
  return who ? tagOf(cell, who) : ['@all']
}

const emulate = (page: Page, { device }: Cell) =>
  page.emulateMedia({ colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })

let tests = 0
/** Words of a test, also when it is tried again. */
const newWords = ({ name }: Cell) => `${name}, ${process.pid}-${tests++}`

for (const cell of cells) {
  for (const name of formNames) {
    test(`a ${name} is sent once, though the network was cut and an answer lost, in ${cell.name}`, {
      tag: tagsOf(cell, name),
    }, async ({ openCell, faults }) => {
      faults.expected.push(cut)
      const { page, email } = await openCell(cell)
      await emulate(page, cell)
      const { link, path, call, fill, stored } = formOf(name, cell.town.card, newWords(cell), email)
      await openPage(page, path)
      const open = page.getByRole('main').getByRole('link', { name: link })
      const dialog = page.getByRole('dialog')
      const send = dialog.getByRole('button', { name: 'Envoyer' })
      const context = page.context()
      // The form comes from the town.
      await context.setOffline(true)
      await open.click()
      await expect(page.getByText(unanswered)).toBeVisible()
      await context.setOffline(false)
      await open.click()
      await send.click()
      await expect(dialog.getByText(/est obligatoire/).first()).toBeVisible()
      await expectAccessible(page, `${link}: what is missing`)
      await fill(page, dialog)
      if (email) await expect(dialog.getByLabel('Votre adresse e-mail')).toHaveValue(email)

      await context.setOffline(true)
      await send.click()
      await expect(dialog.getByText(unanswered)).toBeVisible()
      await context.setOffline(false)
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
        return
      }
      sent.isLost = false
      await open.click()
      // The draft brings back the fields of the category and the photo.
      await expect.poll(() => controls.count()).toBeGreaterThanOrEqual(filled)
      await send.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Merci' })).toBeVisible()
      expect(sent.answers).toHaveLength(2)
      expect(sent.answers[1]).toEqual(sent.answers[0])
      await expectAccessible(page, `${link}: thanks`)
    })
  }

  test(`a review changes though the network was cut and the answer lost in ${cell.name}`, {
    tag: '@all',
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page, send, failure } = await openReview(openCell, cell)
    const dialog = page.getByRole('dialog')
    await page.getByRole('link', { name: 'Modifier mon avis' }).click()
    await dialog.getByRole('radio', { name: '2 étoiles' }).check()
    const sent = await loseAnswers(page, '**/rate')
    await page.context().setOffline(true)
    await send('Envoyer').click()
    await expect(failure).toBeVisible()
    await page.context().setOffline(false)
    await send('Envoyer').click()
    await expect.poll(() => sent.answers.length).toBe(1)
    await expect(failure).toBeVisible()
    await page.reload()
    await waitForReady(page)
    await expect(page.getByText('Votre note : 2 sur 5')).toBeVisible()
  })

  test(`a review is withdrawn once, though the network was cut and an answer lost, in ${cell.name}`, {
    tag: '@all',
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page, send, failure } = await openReview(openCell, cell)
    await page.getByRole('link', { name: 'Retirer mon avis' }).click()
    const withdraw = send('Retirer mon avis')
    await expect(withdraw).toBeVisible()
    await expectAccessible(page, 'withdrawal')
    const withdrawn = await loseAnswers(page, '**/ratings/*')
    await page.context().setOffline(true)
    await withdraw.click()
    await expect(failure).toBeVisible()
    await page.context().setOffline(false)
    await withdraw.click()
    await expect.poll(() => withdrawn.answers.length).toBe(1)
    await expect(failure).toBeVisible()
    withdrawn.isLost = false
    await withdraw.click()
    await expect(page.getByText('Votre note')).toHaveCount(0)
  })
}

type OpenCell = (cell: Cell) => Promise<{ page: Page }>

/** Opens the walk that a visitor rated with three stars. */
async function openReview(openCell: OpenCell, cell: Cell) {
  const { page } = await openCell(cell)
  await emulate(page, cell)
  await openPage(page, await rateWalk(page, cell.town, 3))
  await expect(page.getByText('Votre note : 3 sur 5')).toBeVisible()
  const dialog = page.getByRole('dialog')
  const send = (name: string): Locator => dialog.getByRole('button', { name })
  return { page, send, failure: dialog.getByText(unanswered) }
}
