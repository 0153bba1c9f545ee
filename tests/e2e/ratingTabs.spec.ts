// rooms: src/portal/services/participation renderer/blocks/rating src/server/api/participation
import type { Page } from '@playwright/test'
import { openPage } from './openPage'
import { expect, test } from './page'

test('a walk that two tabs rate at once has one rating of the visitor, and both tabs show the same average', {
  tag: '@all',
}, async ({ page, context }) => {
  const walk = '/montclair/balade/bois-de-la-dame'
  const tabs = [page, await context.newPage()]
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Donner votre avis' })
  for (const tab of tabs) {
    await tab.bringToFront()
    await openPage(tab, walk)
    await tab.getByRole('link', { name: 'Donner mon avis' }).click()
    await dialog(tab).getByRole('radio', { name: '2 étoiles' }).check()
    await dialog(tab).getByLabel('Durée de votre balade').fill('90')
    await dialog(tab).getByLabel('Difficulté').selectOption('easy')
    for (const name of ['mobilité réduite', 'poussette'])
      await dialog(tab).getByRole('group', { name }).getByRole('radio', { name: 'Non' }).check()
  }
  const counted = page.getByText(/^\d+ avis$/)
  const count = Number.parseInt((await counted.textContent()) ?? '', 10)
  await Promise.all(tabs.map((tab) => dialog(tab).getByRole('button', { name: 'Envoyer' }).click()))
  const averages = await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
      await tab.keyboard.press('Escape')
      await expect(tab.getByText('Votre note : 2 sur 5')).toBeVisible()
      await expect(tab.getByText(/^\d+ avis$/)).toHaveText(`${count + 1} avis`)
      return await tab.getByRole('img', { name: /sur 5/ }).first().getAttribute('aria-label')
    }),
  )
  expect(new Set(averages).size).toBe(1)
})
