// rooms: src/portal/services/wall src/portal/api src/server/api/wall src/server/api/call
import type { Page } from '@playwright/test'
import { addWidgets } from './addWidgets'
import { type Cell, cells, tagOf, test } from './cells'
import { loseAnswers, unanswered } from './loseAnswers'
import { openPage } from './openPage'
import { expect } from './page'
import { bellOf, dialog, expectTitles, own } from './wallPage'

/** What the browser and the page report of a call that the test cuts. */
const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/

const wallOf = ({ town: { card } }: Cell) => `/${card}/abonnement`

async function openWall(page: Page, cell: Cell, widgets: readonly string[]): Promise<void> {
  await addWidgets(page, cell.town.card, widgets)
  await openPage(page, wallOf(cell))
}

for (const cell of cells) {
  test(`a service is added once, though the network was cut and an answer lost, in ${cell.name}`, {
    tag: tagOf(cell, 'anonymous'),
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page } = await openCell(cell)
    await openWall(page, cell, [])
    const button = page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true })
    const entry = page.getByRole('listitem').filter({ has: button })
    await page.context().setOffline(true)
    await button.click()
    await expect(entry.getByRole('alert')).toContainText(unanswered)
    await page.context().setOffline(false)
    const added = await loseAnswers(page, '**/widget')
    await button.click()
    await expect.poll(() => added.answers.length).toBe(1)
    await expect(entry.getByRole('alert')).toContainText(unanswered)
    added.isLost = false
    // It is the same service also after its details were read.
    await page.getByRole('button', { name: 'Agenda – Détails' }).click()
    await dialog(page).getByRole('button', { name: 'Fermer', exact: true }).last().click()
    await expect(dialog(page)).toHaveCount(0)
    await button.click()
    await expectTitles(page, ['Agenda'])
    expect(added.answers[1]).toEqual(added.answers[0])
  })

  test(`a service with settings is added once, though the network was cut and an answer lost, in ${cell.name}`, {
    tag: '@all',
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page } = await openCell(cell)
    await openWall(page, cell, [])
    await page.getByRole('button', { name: 'Ajouter « Prochains bus »', exact: true }).click()
    const settings = dialog(page)
    const save = settings.getByRole('button', { name: 'Enregistrer' })
    await settings.getByRole('combobox').first().selectOption({ index: 1 })
    await page.context().setOffline(true)
    await save.click()
    await expect(settings.getByText(unanswered)).toBeVisible()
    await page.context().setOffline(false)
    const configured = await loseAnswers(page, '**/widget')
    await save.click()
    await expect.poll(() => configured.answers.length).toBe(1)
    await expect(settings.getByText(unanswered)).toBeVisible()
    configured.isLost = false
    await save.click()
    await expect(settings).toBeHidden()
    expect(configured.answers[1]).toEqual(configured.answers[0])
    await openPage(page, wallOf(cell))
    await expectTitles(page, ['Prochains bus'])
  })

  test(`an order that was not sent is undone, and one whose answer was lost is shown, in ${cell.name}`, {
    tag: tagOf(cell, 'anonymous'),
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page } = await openCell(cell)
    await openWall(page, cell, ['agenda', 'sondage'])
    const problem = page.getByText(/voici l’ordre qui est enregistré/)
    const sort = async () => {
      await page.getByRole('button', { name: 'Trier' }).click()
      await page.getByRole('button', { name: 'Descendre « Agenda »' }).click()
    }
    const validate = page.getByRole('button', { name: 'Valider' })
    await sort()
    await page.context().setOffline(true)
    await validate.click()
    await expect(problem).toBeVisible()
    await expectTitles(page, ['Agenda', 'Sondage'])
    await page.context().setOffline(false)
    const order = await loseAnswers(page, '**/wall-order')
    await sort()
    await validate.click()
    await expect.poll(() => order.answers.length).toBe(1)
    await expect(problem).toBeVisible()
    await expectTitles(page, ['Sondage', 'Agenda'])
  })

  test(`a bell goes back without a network, and shows what is stored after a lost answer, in ${cell.name}`, {
    tag: '@all',
  }, async ({ openCell, faults }) => {
    faults.expected.push(cut)
    const { page } = await openCell(cell)
    await openWall(page, cell, ['agenda'])
    const bell = bellOf(page, 'Agenda')
    const problem = own(page).getByRole('alert').filter({ hasText: 'Pas de réponse : vérifiez' })
    await page.context().setOffline(true)
    await bell.click()
    await expect(problem).toBeVisible()
    await expect(bell).toHaveAttribute('aria-pressed', 'true')
    await page.context().setOffline(false)
    const muted = await loseAnswers(page, '**/notification')
    await bell.click()
    await expect.poll(() => muted.answers.length).toBe(1)
    await expect(own(page).getByText(unanswered)).toBeVisible()
    await openPage(page, wallOf(cell))
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
  })

  test(`a tile is removed once, though the network was cut and an answer lost, in ${cell.name}`, {
    tag: '@all',
  }, async ({ openCell, faults }) => {
    // The tile is gone when it is removed again.
    faults.expected.push(cut, /status of 404/)
    const { page } = await openCell(cell)
    await openWall(page, cell, ['agenda'])
    await page.getByRole('button', { name: 'Retirer « Agenda »' }).click()
    const remove = dialog(page).getByRole('button', { name: 'Retirer', exact: true })
    const problem = dialog(page).getByRole('alert')
    await page.context().setOffline(true)
    await remove.click()
    await expect(problem).toContainText('vérifiez votre connexion')
    await page.context().setOffline(false)
    const removed = await loseAnswers(page, '**/widget/*')
    await remove.click()
    await expect.poll(() => removed.answers.length).toBe(1)
    await expect(problem).toContainText('vérifiez votre connexion')
    removed.isLost = false
    await remove.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
  })
}
