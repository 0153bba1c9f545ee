import type { Locator, Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { type Hands, keyboard, pointer } from './hands'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { own } from './wallPage'

const desktop = { viewport: { width: 1280, height: 900 } }
const position = { latitude: 50.6421, longitude: 5.7912 }

const open = async (page: Page, hands: Hands, widget: string): Promise<Locator> => {
  await hands.press(page.getByRole('button', { name: new RegExp(`^Ajouter.*${widget}`) }))
  const dialog = page.getByRole('dialog', { name: widget })
  await expect(dialog).toBeVisible()
  return dialog
}

test('blood collections are added, read, changed, sorted, muted and removed by the keyboard alone, signed in', async ({
  visitor,
  faults,
}) => {
  const page = await visitor(desktop)
  const hands = keyboard(page)
  await accountSteps(page).openAccount()
  await openPage(page, '/montclair/abonnement')
  const dialog = await open(page, hands, 'Don de sang')
  await expect(dialog.getByRole('slider')).toHaveValue('50')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
  expect(await findViolations(page)).toEqual([])

  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  await hands.press(dialog.getByRole('checkbox', { name: 'Sang' }))
  await hands.press(save)
  await expect(dialog.getByText('Le champ " Adresse " est obligatoire')).toBeVisible()
  await expect(dialog.getByText('Le champ " Types de don " est obligatoire')).toBeVisible()

  await hands.choose(dialog.getByRole('combobox'), 'rue haute 4')
  await hands.key(dialog.getByRole('slider'), 'End')
  await hands.press(dialog.getByRole('checkbox', { name: 'Sang' }))
  await hands.type(dialog.getByLabel('Votre titre'), 'Près de chez moi')
  faults.expected.push(/\/widget|ERR_FAILED/)
  await page.route(/\/(?:anonymous|user-data)\/widget$/, (route) => route.abort())
  await hands.press(save)
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await expect(dialog.getByLabel('Votre titre')).toHaveValue('Près de chez moi')
  await page.unrouteAll()
  await hands.press(save)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/montclair/abonnement')
  await expect(page.getByRole('heading', { name: 'Près de chez moi' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '« Don de sang » est ajouté' })).toBeAttached()

  await openPage(page, '/montclair/abonnement')
  await hands.press(page.getByRole('button', { name: 'Près de chez moi', exact: true }))
  const list = page.getByRole('dialog', { name: 'Près de chez moi' })
  await expect(list.getByRole('link', { name: /^Itinéraire vers / }).first()).toHaveAttribute('target', '_blank')
  await expect(list.getByRole('article').first()).toContainText(/Sang.*\(à [\d,]+\sk?m\)/)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await hands.press(page.getByRole('button', { name: /^Régler.*Près de chez moi/ }))
  const settings = page.getByRole('dialog')
  await expect(settings.getByRole('slider')).toHaveValue('100')
  await expect(settings.getByLabel('Votre titre')).toHaveValue('Près de chez moi')
  await hands.key(settings.getByRole('slider'), 'Home')
  await hands.press(settings.getByRole('button', { name: 'Enregistrer' }))
  await expect(settings).toBeHidden()

  await openPage(page, '/montclair/abonnement')
  await hands.press(page.getByRole('button', { name: 'Ajouter « Agenda »', exact: true }))
  await expect(own(page).getByRole('heading')).toHaveText(['Près de chez moi', 'Agenda'])
  await hands.press(page.getByRole('button', { name: 'Trier' }))
  await hands.press(page.getByRole('button', { name: 'Descendre « Près de chez moi »' }))
  await hands.press(page.getByRole('button', { name: 'Valider' }))
  await expect(page.getByText('L’ordre est enregistré.')).toBeVisible()
  await expect(own(page).getByRole('heading')).toHaveText(['Agenda', 'Près de chez moi'])
  const bell = page.getByRole('button', { name: 'Notifications de « Près de chez moi »' })
  await hands.press(bell)
  await expect(bell).toHaveAttribute('aria-pressed', 'false')
  await remove(page, hands, 'Près de chez moi')
  await expect(own(page).getByRole('heading')).toHaveText(['Agenda'])
})

async function remove(page: Page, hands: Hands, title: string): Promise<void> {
  await hands.press(page.getByRole('button', { name: `Retirer « ${title} »` }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }))
  await expect(page.getByRole('button', { name: `Retirer « ${title} »` })).toHaveCount(0)
}

test('bicycle parking asks for an address when the visitor refuses their position, or gives one instead', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await accountSteps(page).openAccount()
  await openPage(page, '/montclair/abonnement')
  const hands = keyboard(page)
  const first = await open(page, hands, 'Parking à vélo')
  await hands.press(first.getByRole('button', { name: 'Activer la localisation' }))
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  await expect(form.getByRole('combobox')).toBeVisible()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(4)
  expect(await findViolations(page)).toEqual([])
  await hands.press(form.getByRole('button', { name: 'Annuler' }))
  await expect(form).toHaveCount(0)

  const again = await open(page, hands, 'Parking à vélo')
  await hands.press(again.getByRole('button', { name: 'Indiquer une adresse' }))
  await hands.choose(form.getByRole('combobox'), 'rue haute 4')
  await hands.press(form.getByRole('button', { name: 'Enregistrer' }))
  await expect(form).toBeHidden()
  await expect(page.getByText(/\s· [\d,]+\sk?m\s· \d+ places/)).toBeVisible()

  await hands.press(page.getByRole('button', { name: 'Régler « Parking à vélo »' }))
  const types = form.getByRole('checkbox', { checked: true })
  await expect(types).toHaveCount(4)
  await hands.press(types.first())
  await hands.type(form.getByLabel('Votre titre'), 'Mon vélo')
  await hands.press(form.getByRole('button', { name: 'Enregistrer' }))
  await expect(form).toBeHidden()
  await expect(own(page).getByRole('heading')).toHaveText(['Mon vélo'])
  await remove(page, hands, 'Mon vélo')
  await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
})

test('bicycle parking searches around the position, which is asked for once', async ({ visitor }) => {
  const page = await visitor({ ...desktop, geolocation: position, permissions: ['geolocation'] })
  await openPage(page, '/montclair/abonnement')
  const origin = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'beffroi_consent', value: 'experience', url: origin }])
  const first = await open(page, pointer(page), 'Parking à vélo')
  await first.getByRole('button', { name: 'Activer la localisation' }).click()
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await expect(form.getByRole('combobox')).toHaveCount(0)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/\s· [\d,]+\sk?m\s· \d+ places/)).toBeVisible()

  const second = await open(page, pointer(page), 'Parking à vélo')
  await expect(second.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
})
