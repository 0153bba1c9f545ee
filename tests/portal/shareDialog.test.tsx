// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { waitUntil } from '../helpers/waitUntil'
import { click, visit } from './visit'

/** Opens the dialog on a page, in a browser that cannot share by itself. */
async function openDialog() {
  const { problems } = await visit('/valbeau/contenu/voirie')
  await click('header button[aria-label="Partager"]')
  await waitUntil(() => expect(document.querySelector('dialog h2')?.textContent).toBe('Partager cette page'))
  return { problems }
}

const button = (label: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent?.startsWith(label))

const press = (label: string) =>
  act(async () => {
    const found = button(label)
    if (found instanceof HTMLElement) found.click()
  })

const status = () => document.querySelector('dialog [role="status"]')?.textContent

it('copies the link of the page, and says so', async () => {
  const { problems } = await openDialog()
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  await press('Copier le lien')
  expect(writeText).toHaveBeenCalledWith(window.location.href)
  await waitUntil(() => expect(status()).toBe('Le lien est copié.'))
  expect(problems()).toEqual([])
})

it('selects the link in a browser that refuses to copy it', async () => {
  await openDialog()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await press('Copier le lien')
  await waitUntil(() => expect(status()).toContain('sélectionné'))
})

it('offers e-mail, a social network in a new window, and a code', async () => {
  await openDialog()
  const mail = document.querySelector('dialog a')?.getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toMatch(/^mailto:\?subject=Voirie – Valbeau&body=[\s\S]*\/valbeau\/contenu\/voirie$/)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await press('Partager sur Facebook')
  const [address, target, features] = open.mock.calls[0] ?? []
  expect(String(address)).toMatch(/^https:.*%2Fvalbeau%2Fcontenu%2Fvoirie$/)
  expect([target, features]).toEqual(['_blank', expect.stringContaining('noopener')])
  expect(document.querySelector('dialog svg[role="img"] path')?.getAttribute('d')).toMatch(
    /^(?:M\d+ \d+h1v1h-1z){200,}$/,
  )
})
