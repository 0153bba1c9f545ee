// rooms: src/portal/shell src/portal/navigation src/portal/dialogs renderer/blocks/banner renderer/blocks/poll
import { isWhole } from '../helpers/sample'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { ballot, pollOf, results } from './polls'
import { readFocus } from './readFocus'
import { tabTo } from './tabTo'

const homes = [
  { card: 'montclair', device: 'a phone', options: phone },
  { card: 'hauteroche', device: 'a computer', options: {} },
  { card: 'montclair', device: 'a computer', options: {} },
  { card: 'hauteroche', device: 'a phone', options: phone },
]

for (const { card, device, options } of isWhole ? homes : homes.slice(0, 1)) {
  test(`Tab visits the whole home of ${card} on ${device}, with visible focus`, async ({ visitor }) => {
    const page = await visitor({ ...options, reducedMotion: 'reduce' })
    await openPage(page, `/${card}`)
    const passed: string[] = []
    const unseen: string[] = []
    for (let press = 0; press < 150; press++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement === document.body)) break
      const { tag, name, text, href, isSeen, isMarked } = await readFocus(page)
      const what = `${tag} ${name || text} ${href}`
      passed.push(what)
      if (!isSeen) unseen.push(`${what}: out of sight`)
      if (!isMarked) unseen.push(`${what}: not marked`)
    }
    expect(unseen).toEqual([])
    expect(passed[0]).toContain('Aller au contenu')
    expect(passed.length).toBeGreaterThan(30)
    expect(passed.length).toBeLessThan(150)
  })
}

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, '/montclair')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the language menu works with keys, and closes with Escape and when the focus leaves it', async ({ page }) => {
  await openPage(page, '/montclair')
  const selector = page.locator('header summary')
  const choice = page.getByRole('banner').getByRole('link', { name: 'English' })
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
  await expect(choice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(selector).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('header a[href="/montclair/menu"]').last(), 'Tab', 5)
  await expect(page.locator('header details')).not.toHaveAttribute('open')
  await tabTo(page, selector, 'Shift+Tab', 5)
  await page.keyboard.press('Space')
  await tabTo(page, choice, 'Tab', 3)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a visitor votes with the keyboard alone, and keeps the focus', async ({ page }) => {
  await openPage(page, '/montclair/contenu/participer')
  const { question, answers } = pollOf('montclair', 'priorites-quartier')
  const { vote, choice } = ballot(page, question)
  await tabTo(page, choice(answers[0]))
  await page.keyboard.press('Space')
  await expect(choice(answers[0])).toBeChecked()
  await tabTo(page, vote, 'Tab', 20)
  await page.keyboard.press('Enter')
  await expect(results(page, question)).toBeVisible()
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body)
  await expect.poll(hasFocus, 'the focus is not lost').toBe(true)
})

test('arrow keys choose an answer', { tag: '@all' }, async ({ page }) => {
  const { question, answers } = pollOf('montclair', 'quai-de-meuse')
  await openPage(page, '/montclair')
  const { choice, vote } = ballot(page, question)
  await choice(answers[0]).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(answers[1])).toBeChecked()
  await expect(vote).toBeEnabled()
})

test('the banner stops, turns and enlarges pictures with keys; Escape restores the focus', async ({ page }) => {
  await openPage(page, '/montclair')
  const banner = page.getByRole('group', { name: 'Images à la une' })
  await tabTo(page, banner.getByRole('button', { name: 'Arrêter le défilement' }))
  await page.keyboard.press('Enter')
  await expect(banner.getByRole('button', { name: 'Reprendre le défilement' })).toBeFocused()
  await banner.getByRole('button', { name: 'Afficher l’image 1 sur 4' }).press('Enter')
  await expect(banner.getByRole('button', { name: 'Afficher l’image 1 sur 4' })).toHaveAttribute('aria-current', 'true')
  await banner.getByRole('button', { name: 'Image suivante' }).press('Enter')
  await expect(banner.getByRole('button', { name: 'Afficher l’image 2 sur 4' })).toHaveAttribute('aria-current', 'true')

  const enlarge = banner.getByRole('button', { name: /^Agrandir l’image/ }).nth(1)
  await enlarge.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toBeAttached()
  const level = dialog.getByRole('slider', { name: 'Niveau de zoom' })
  await level.focus()
  await page.keyboard.press('End')
  await expect(level).toHaveValue('4')
  await dialog.getByRole('button', { name: 'Zoom arrière' }).press('Enter')
  await expect(level).toHaveValue('3.5')
  for (let press = 0; press < 10; press++) await page.keyboard.press('Tab')
  const isWithin = await dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  )
  expect(isWithin, 'the focus stays in the dialog').toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(enlarge).toBeFocused()
})

test('Escape never closes a modal that is not closable, however often it is pressed', async ({ page }) => {
  const modal = { title: 'Important', closable: false, components: [{ type: 'title', data: { text: 'À lire' } }] }
  const text = JSON.stringify({ handler: 'modal', data: { modal } })
  await page.goto(`/studio/preview#${new URLSearchParams({ fixture: 'actions/modal/valid/full', text })}`)
  const opener = page.getByRole('button', { name: 'Exécuter' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Important' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})
