// rooms: src/portal/services/wall src/server/api/collections src/server/api/addresses src/server/api/wall
import type { Locator, Page } from '@playwright/test'
import { accountSteps } from './accountSteps'
import { addWidgets } from './addWidgets'
import { findViolations } from './axe'
import { type Hands, keyboard, pointer } from './hands'
import { openPage } from './openPage'
import { expect, phone, test } from './page'
import { expectTitles, own } from './wallPage'

const desktop = { viewport: { width: 1280, height: 900 } }
const position = { latitude: 50.6421, longitude: 5.7912 }
const around = { lat: position.latitude, lon: position.longitude }
const wall = '/montclair/abonnement'

const open = async (page: Page, hands: Hands, widget: string): Promise<Locator> => {
  await hands.press(page.getByRole('button', { name: new RegExp(`^Ajouter.*${widget}`) }))
  const dialog = page.getByRole('dialog', { name: widget })
  await expect(dialog).toBeVisible()
  return dialog
}

test('the settings of blood collections say what is missing, and keep what is there when the network is cut', {
  tag: '@all',
}, async ({ visitor, faults }) => {
  const page = await visitor(desktop)
  const hands = keyboard(page)
  await accountSteps(page).openAccount()
  await openPage(page, wall)
  const dialog = await open(page, hands, 'Don de sang')
  await expect(dialog.getByRole('slider')).toHaveValue('50')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
  expect(await findViolations(page)).toEqual([])

  const save = dialog.getByRole('button', { name: 'Enregistrer' })
  for (const box of await dialog.getByRole('checkbox').all()) if (await box.isChecked()) await hands.press(box)
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
  await expect(page).toHaveURL(wall)
  await expect(page.getByRole('heading', { name: 'Près de chez moi' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '« Don de sang » est ajouté' })).toBeAttached()
})

test('the tile of blood collections opens their list, and its settings come back as they were', {
  tag: '@all',
}, async ({ visitor }) => {
  const page = await visitor(desktop)
  const hands = pointer(page)
  const settings = { ...around, radius: 100, metadata_blood_collect_blood: true, userTitle: 'Près de chez moi' }
  await addWidgets(page, 'montclair', [{ storeWidget: 'don-de-sang', ...settings }])
  await openPage(page, wall)
  await hands.press(page.getByRole('button', { name: 'Près de chez moi', exact: true }))
  const list = page.getByRole('dialog', { name: 'Près de chez moi' })
  await expect(list.getByRole('link', { name: /^Itinéraire vers / }).first()).toHaveAttribute('target', '_blank')
  await expect(list.getByRole('article').first()).toContainText(/Sang.*\(à [\d,]+\sk?m\)/)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await hands.press(page.getByRole('button', { name: /^Régler.*Près de chez moi/ }))
  const form = page.getByRole('dialog')
  await expect(form.getByRole('slider')).toHaveValue('100')
  await expect(form.getByLabel('Votre titre')).toHaveValue('Près de chez moi')
  await hands.key(form.getByRole('slider'), 'Home')
  await hands.press(form.getByRole('button', { name: 'Enregistrer' }))
  await expect(form).toBeHidden()
  await expectTitles(page, ['Près de chez moi'])
})

test('bicycle parking asks for an address when the visitor refuses their position, or gives one instead', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await openPage(page, wall)
  const hands = pointer(page)
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
})

test('the kinds of bicycle parking change, and so does its title', { tag: '@all' }, async ({ visitor }) => {
  const page = await visitor(phone)
  await accountSteps(page).openAccount()
  const types = { metadata_bike_parking_types: 'Arceau,Box,Rack,Autres' }
  await addWidgets(page, 'montclair', [{ storeWidget: 'parking-velo', ...around, ...types }])
  await openPage(page, wall)
  const hands = keyboard(page)
  const settings = page.getByRole('button', { name: /^Régler « / })
  await hands.press(settings)
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  const chosen = form.getByRole('checkbox', { checked: true })
  await expect(chosen).toHaveCount(4)
  await hands.press(chosen.first())
  await hands.type(form.getByLabel('Votre titre'), 'Mon vélo')
  await hands.press(form.getByRole('button', { name: 'Enregistrer' }))
  await expect(form).toBeHidden()
  await expectTitles(page, ['Mon vélo'])
  await hands.press(settings)
  await expect(page.getByRole('dialog').getByRole('checkbox', { checked: true })).toHaveCount(3)
})

test('bicycle parking searches around the position, which is asked for once', async ({ visitor }) => {
  const page = await visitor({ ...desktop, geolocation: position, permissions: ['geolocation'] })
  await openPage(page, wall)
  const origin = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'beffroi_consent', value: 'experience', url: origin }])
  const hands = pointer(page)
  const first = await open(page, hands, 'Parking à vélo')
  await first.getByRole('button', { name: 'Activer la localisation' }).click()
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await expect(form.getByRole('combobox')).toHaveCount(0)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await expect(own(page).getByText(/\s· [\d,]+\sk?m\s· \d+ places/)).toBeVisible()

  const second = await open(page, hands, 'Parking à vélo')
  await expect(second.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
})
