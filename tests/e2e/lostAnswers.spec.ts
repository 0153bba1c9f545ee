import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { openHydrated, waitForHydration } from './hydration'
import { loseAnswers, unanswered } from './loseAnswers'
import { expect, phone, test } from './page'

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
    call: '**/anonymous/comment',
    async fill(dialog) {
      await dialog.getByLabel('Votre adresse e-mail').fill('anne@exemple.be')
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
    link: 'Signaler ou proposer quelque chose',
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

for (const [card, walk, content] of [
  ['montclair', 'vallon-de-la-julienne', 'piscine'],
  ['hauteroche', 'vallee-du-ry', 'voirie'],
] as const) {
  for (const [device, options] of [
    ['a computer', {}],
    ['a phone', phone],
  ] as const) {
    test(`no network and a lost answer cost nothing in any form of ${card} on ${device}`, async ({
      visitor,
      faults,
    }) => {
      test.slow()
      faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/)
      const page = await visitor(options)
      const context = page.context()
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
    })
  }
}

test('a photo that is cropped anew after a reload makes no second report', async ({ page, faults }) => {
  faults.expected.push(/ERR_FAILED/)
  const sent = await loseAnswers(page, '**/crowdsourcing')
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await page.getByRole('link', { name: 'Signaler ou proposer quelque chose' }).click()
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
