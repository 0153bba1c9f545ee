import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { isWhole } from '../helpers/sample'
import { expectAccessible } from './axe'
import { type Cell, cells, test } from './cells'
import { loseAnswers, unanswered } from './loseAnswers'
import { openPage, waitForReady } from './openPage'
import { countMails, waitForMail } from './outbox'
import { expect } from './page'

/** A form on a page of a town. */
type PageForm = {
  path: string
  submit: string
  call: string
  /** Fills in the form, with `words` in it. */
  fill(main: Locator, words: string): Promise<void>
  /** Adds a picture, which needs code of its own; nothing where the form takes none. */
  attach?(main: Locator): Promise<void>
  /** The control that holds the words. */
  written(main: Locator): Locator
}

const message = (main: Locator) => main.getByLabel('Votre message', { exact: true })

const reading: PageForm = {
  path: '/montclair/contenu/releve',
  submit: 'Envoyer mon index',
  call: '**/temporary/releve*',
  async fill(main, words) {
    await main.getByLabel('Index du compteur').fill('01234567')
    await main.getByLabel('Numéro du compteur').fill(words)
    await main.getByLabel('Relevé le').first().fill('2026-11-02')
    await main.getByLabel('Adresse e-mail').fill('anne@exemple.be')
  },
  written: (main) => main.getByLabel('Numéro du compteur'),
}

const contactForms: Readonly<Record<string, PageForm>> = {
  montclair: {
    path: '/montclair/contenu/contact',
    submit: 'Envoyer le message',
    call: '**/forms/fill*',
    async fill(main, words) {
      await main.getByLabel('Votre message concerne').selectOption('dechets')
      await main.getByLabel('Nom et prénom').fill('Anne Collard')
      await main.getByLabel('Adresse e-mail').fill('anne@exemple.be')
      await message(main).fill(words)
      await main.getByRole('checkbox', { name: /J’accepte/ }).check()
    },
    written: message,
  },
  hauteroche: {
    path: '/hauteroche/contenu/contact',
    submit: 'Envoyer',
    call: '**/forms/fill*',
    async fill(main, words) {
      await main.getByLabel('Nom', { exact: true }).fill('Anne Collard')
      await main.getByLabel('Adresse e-mail').fill('anne@exemple.be')
      await main.getByText('quelque chose au village').click()
      await main.getByLabel('en soirée').check()
      await message(main).fill(words)
    },
    attach: choosePhoto,
    written: message,
  },
}

const photo = (main: Locator) => main.getByRole('img', { name: /banc/ })

/** Chooses a photo without a network, which says so, then with one. */
async function choosePhoto(main: Locator): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer()
  const choose = () =>
    main.locator('input[type=file]').setInputFiles({ name: 'banc.jpg', mimeType: 'image/jpeg', buffer })
  const context = main.page().context()
  await context.setOffline(true)
  await choose()
  await expect(main.getByText(/^banc\.jpg\s:.*Vérifiez votre connexion, puis réessayez\.$/)).toBeVisible()
  await context.setOffline(false)
  await choose()
  await main.getByRole('button', { name: 'Valider' }).click()
  await expect(photo(main)).toBeVisible()
}

/** The forms that a cell tries: in the everyday run one of each town. */
function formsOf({ town }: Cell): PageForm[] {
  const { [town.card]: contact } = contactForms
  const readings = town.card === 'montclair' ? [reading] : []
  const forms = [...readings, ...(contact ? [contact] : [])]
  return isWhole ? forms : forms.slice(0, 1)
}

/** The town writes a number of 40 characters at most; each visit has words of its own, by which its mail is found. */
let visits = 0
const newWords = () => `Visite ${process.pid} ${visits++} du banc rouge.`

for (const cell of cells) {
  test(`no network and a lost answer cost nothing in any form on a page of ${cell.name}`, async ({
    openCell,
    faults,
  }) => {
    test.slow()
    faults.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/)
    const { page } = await openCell(cell)
    await page.emulateMedia({ colorScheme: cell.device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })
    for (const form of formsOf(cell)) await sendThroughFailures(page, form)
  })
}

async function sendThroughFailures(page: Page, { path, submit, call, fill, attach, written }: PageForm): Promise<void> {
  const context = page.context()
  const words = newWords()
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: submit, exact: true })
  const failure = main.getByText(unanswered)
  await openPage(page, path)

  // The mistakes need no network, and neither does the draft.
  await context.setOffline(true)
  await send.click()
  await expect(main.getByText(/est obligatoire/).first()).toBeVisible()
  if (isWhole) await expectAccessible(page, `${path}: what is missing`)
  await fill(main, words)
  await send.click()
  await expect(failure).toBeVisible()
  await expect(written(main)).toHaveValue(words)
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes hors ligne.')).toBeHidden()
  if (isWhole) await expectAccessible(page, `${path}: not sent`)

  await attach?.(main)
  const sent = await loseAnswers(page, call)
  await send.click()
  await expect.poll(() => sent.answers.length).toBe(1)
  await expect(failure).toBeVisible()
  await expect(written(main)).toHaveValue(words)
  await page.reload()
  await waitForReady(page)
  await expect(written(main)).toHaveValue(words)
  if (attach) await expect(photo(main)).toBeVisible()
  await send.click()
  await expect.poll(() => sent.answers.length).toBe(2)
  await expect(failure).toBeVisible()
  sent.isLost = false
  await send.click()
  await expect(main.getByText('Merci, votre envoi nous est bien parvenu.')).toBeVisible()
  // The town stored it once: each row has a uid of its own, and a mail.
  expect(sent.answers).toHaveLength(3)
  expect(sent.answers[0]).toMatchObject({ data: { uid: expect.any(String) } })
  expect(new Set(sent.answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await waitForMail(words)
  expect(countMails(words)).toBe(1)
  await expectAccessible(page, `${path}: thanks`)
  await page.unroute(call)

  // What was sent is no draft any more.
  await openPage(page, path)
  await expect(written(main)).toHaveValue('')
}
