import type { Locator, Page } from '@playwright/test'
import { keyboard } from './hands'
import { openPage } from './openPage'
import { waitForMail } from './outbox'
import { expect, test } from './page'
import { tabTo } from './tabTo'

const towns = [
  { card: 'montclair', walk: 'panorama-du-chateau', thanks: 'Il est publié avec les autres.', isChecked: false },
  {
    card: 'hauteroche',
    walk: 'croix-des-pelerins',
    thanks: 'Il sera publié dès que la commune l’aura lu.',
    isChecked: true,
  },
]

for (const { card, walk, thanks, isChecked } of towns) {
  const order = isChecked ? 'once the town has published it' : 'at once'
  test(`a review written by keyboard alone in ${card} is shown ${order}, then changed and withdrawn`, async ({
    page,
    visitor,
    faults,
  }) => {
    const path = `/${card}/balade/${walk}`
    const words = `Un banc de ${process.pid} cm, au sommet de ${card}.`
    const hands = keyboard(page)
    const dialog = page.getByRole('dialog')
    const send = () => hands.press(dialog.getByRole('button', { name: 'Envoyer' }))
    await openPage(page, path)
    await hands.follow(page.getByRole('link', { name: 'Donner mon avis' }))
    await chooseMark(page, dialog, '4 étoiles')
    await hands.type(dialog.getByLabel('Durée de votre balade'), '90')
    await hands.pick(dialog.getByLabel('Difficulté'))
    for (const name of ['mobilité réduite', 'poussette'])
      await hands.press(dialog.getByRole('group', { name }).getByRole('radio', { name: 'Oui' }))
    await hands.type(dialog.getByLabel('Votre avis'), words)
    await send()
    await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toContainText(thanks)
    await page.keyboard.press('Escape')
    await expect(page.getByText('Votre note : 4 sur 5')).toBeVisible()

    const reader = await visitor({ javaScriptEnabled: false })
    const shown = async () => {
      await reader.goto(`${path}/avis`)
      return await reader.getByRole('main').getByText(words).count()
    }
    const letter = await waitForMail(words)
    const link = new RegExp(`/${card}/avis-a-relire/[^\\s"<]+`).exec(letter)?.[0] ?? ''
    expect(link !== '').toBe(isChecked)
    if (isChecked) {
      faults.expected.push(/status of 404/)
      const desk = await visitor()
      // Programs that open links before people do publish nothing.
      await desk.goto(link)
      await desk.goto(link)
      expect(await shown()).toBe(0)
      await desk.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
      await expect(desk.getByRole('status')).toHaveText('Cet avis n’existe plus, ou le lien est incomplet.')
      await expect(desk.getByText(words)).toHaveCount(0)
      await desk.goto(link)
      await expect(desk.getByText(words)).toBeVisible()
      await desk.getByRole('button', { name: 'Publier' }).click()
      await expect(desk.getByRole('status')).toHaveText('Cet avis est publié.')
    }
    expect(await shown()).toBe(1)

    await hands.follow(page.getByRole('link', { name: 'Modifier mon avis' }))
    await chooseMark(page, dialog, '2 étoiles')
    await send()
    await expect(page.getByRole('dialog', { name: 'Merci pour votre avis' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Votre note : 2 sur 5')).toBeVisible()
    expect(await shown()).toBe(1)
    await hands.follow(page.getByRole('link', { name: 'Retirer mon avis' }))
    await hands.press(dialog.getByRole('button', { name: 'Retirer mon avis' }))
    await expect(page.getByText('Votre note')).toHaveCount(0)
    expect(await shown()).toBe(0)
  })
}

/** Goes to the mark that is chosen, or to the first, and on by arrow keys. */
async function chooseMark(page: Page, dialog: Locator, name: string): Promise<void> {
  const marks = dialog.getByRole('radio', { name: /étoile/ })
  const chosen = marks.and(page.locator(':checked'))
  await marks.first().waitFor()
  await tabTo(page, (await chosen.count()) > 0 ? chosen : marks.first())
  const wanted = dialog.getByRole('radio', { name })
  for (let press = 0; press < 6 && !(await wanted.isChecked()); press++) await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
}
