// rooms: src/portal/actions renderer/blocks/form src/portal/forms src/server/api/forms src/server/api/call
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './axe'
import { type Cell, cells, tagOf, test } from './cells'
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
  /** Whether the form takes a picture, which needs code of its own. */
  takesPicture?: true
  /** The control that holds the words. */
  written(main: Locator): Locator
}

const cut = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/
const thanks = 'Merci, votre envoi nous est bien parvenu.'

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
    takesPicture: true,
    written: message,
  },
}

const photo = (main: Locator) => main.getByRole('img', { name: /banc/ })

/** Chooses a photo, and crops it where its code is there. Without the network the form says that it is not. */
async function choosePhoto(main: Locator, isOnline: boolean): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 1600, channels: 3, background: '#6a8' } })
    .jpeg()
    .toBuffer()
  await main.locator('input[type=file]').setInputFiles({ name: 'banc.jpg', mimeType: 'image/jpeg', buffer })
  if (!isOnline) {
    await expect(main.getByText(/^banc\.jpg\s:.*Vérifiez votre connexion, puis réessayez\.$/)).toBeVisible()
    return
  }
  await main.getByRole('button', { name: 'Valider' }).click()
  await expect(photo(main)).toBeVisible()
}

/** The forms of the town of a cell. */
function formsOf({ town }: Cell): PageForm[] {
  const { [town.card]: contact } = contactForms
  const readings = town.card === 'montclair' ? [reading] : []
  return [...readings, ...(contact ? [contact] : [])]
}

/** The town writes a number of 40 characters at most; each visit has words of its own, by which its mail is found. */
let visits = 0
const newWords = () => `Visite ${process.pid} ${visits++} du banc rouge.`

for (const cell of cells) {
  for (const form of formsOf(cell)) {
    const where = `${form.path} for ${cell.name}`
    const tag = tagOf(cell, 'anonymous')

    test(`a form says what is missing and keeps what is there without a network: ${where}`, { tag: '@all' }, async ({
      openCell,
      faults,
    }) => {
      faults.expected.push(cut)
      const { page } = await openCell(cell)
      const words = newWords()
      const { main, send, failure } = await openForm(page, cell, form)
      // The mistakes need no network, and neither does the draft.
      await page.context().setOffline(true)
      await send.click()
      await expect(main.getByText(/est obligatoire/).first()).toBeVisible()
      await expectAccessible(page, 'what is missing')
      await form.fill(main, words)
      await send.click()
      await expect(failure).toBeVisible()
      await expect(form.written(main)).toHaveValue(words)
      if (form.takesPicture) await choosePhoto(main, false)
      await page.context().setOffline(false)
      await expect(page.getByText('Vous êtes hors ligne.')).toBeHidden()
      await expectAccessible(page, 'not sent')
      if (form.takesPicture) await choosePhoto(main, true)
      await send.click()
      await expect(main.getByText(thanks)).toBeVisible()
      await expectAccessible(page, 'thanks')
      await openPage(page, form.path)
      // What was sent is no draft any more.
      await expect(form.written(main)).toHaveValue('')
    })

    test(`a form is stored once, though its answers were lost: ${where}`, { tag }, async ({ openCell, faults }) => {
      faults.expected.push(cut)
      const { page } = await openCell(cell)
      const words = newWords()
      const { main, send, failure } = await openForm(page, cell, form)
      await form.fill(main, words)
      if (form.takesPicture) await choosePhoto(main, true)
      const sent = await loseAnswers(page, form.call)
      await send.click()
      await expect.poll(() => sent.answers.length).toBe(1)
      await expect(failure).toBeVisible()
      await expect(form.written(main)).toHaveValue(words)
      await page.reload()
      await waitForReady(page)
      await expect(form.written(main)).toHaveValue(words)
      if (form.takesPicture) await expect(photo(main)).toBeVisible()
      await send.click()
      await expect.poll(() => sent.answers.length).toBe(2)
      await expect(failure).toBeVisible()
      sent.isLost = false
      await send.click()
      await expect(main.getByText(thanks)).toBeVisible()
      // The town stored it once: each row has a uid of its own, and a mail.
      expect(sent.answers).toHaveLength(3)
      expect(sent.answers[0]).toMatchObject({ data: { uid: expect.any(String) } })
      expect(new Set(sent.answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      await waitForMail(words)
      expect(countMails(words)).toBe(1)
    })
  }
}

/** Opens the page of a form. */
async function openForm(page: Page, { device }: Cell, { path, submit }: PageForm) {
  await page.emulateMedia({ colorScheme: device === 'phone' ? 'dark' : 'light', reducedMotion: 'reduce' })
  await openPage(page, path)
  const main = page.getByRole('main')
  return { main, send: main.getByRole('button', { name: submit, exact: true }), failure: main.getByText(unanswered) }
}
