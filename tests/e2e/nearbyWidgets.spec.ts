import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe'
import { openHydrated } from './hydration'
import { expect, phone, test } from './page'

const desktop = { viewport: { width: 1280, height: 900 } }
const position = { latitude: 50.6421, longitude: 5.7912 }

const add = async (page: Page, widget: string): Promise<Locator> => {
  await page.getByRole('button', { name: new RegExp(`^Ajouter.*${widget}`) }).click()
  const dialog = page.getByRole('dialog', { name: widget })
  await expect(dialog).toBeVisible()
  return dialog
}

const chooseAddress = async (page: Page, dialog: Locator, typed: string) => {
  await dialog.getByRole('combobox').fill(typed)
  await page.getByRole('option').first().click()
}

for (const [device, options, town] of [
  ['a phone', phone, 'hauteroche'],
  ['a desktop', desktop, 'montclair'],
] as const) {
  test(`blood collections are added, read, changed, muted and removed on ${device}`, async ({ visitor, faults }) => {
    const page = await visitor(options)
    await openHydrated(page, `/${town}/abonnement`)
    const dialog = await add(page, 'Don de sang')
    await expect(dialog.getByRole('slider')).toHaveValue('50')
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4)
    expect(await findViolations(page)).toEqual([])

    await dialog.getByRole('checkbox', { name: 'Sang' }).uncheck()
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog.getByText('Le champ " Adresse " est obligatoire')).toBeVisible()
    await expect(dialog.getByText('Le champ " Types de don " est obligatoire')).toBeVisible()

    await dialog.getByRole('checkbox', { name: 'Sang' }).check()
    await chooseAddress(page, dialog, town === 'montclair' ? 'rue haute 4' : 'rue de la chapelle 4')
    await dialog.getByRole('slider').press('End')
    await dialog.getByLabel('Votre titre').fill('Près de chez moi')
    faults.expected.push(/anonymous\/widget|ERR_FAILED/)
    await page.route('**/anonymous/widget', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('alert').or(page.getByRole('alertdialog')).first()).toBeVisible()
    await expect(dialog.getByLabel('Votre titre')).toHaveValue('Près de chez moi')
    await page.unroute('**/anonymous/widget')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(town === 'montclair' ? '/montclair/abonnement' : '/hauteroche')

    await expect(page.getByRole('heading', { name: 'Près de chez moi' })).toBeVisible()

    await openHydrated(page, `/${town}/abonnement`)
    await page.getByRole('button', { name: 'Près de chez moi', exact: true }).click()
    const list = page.getByRole('dialog', { name: 'Près de chez moi' })
    await expect(list.getByRole('link', { name: /^Itinéraire vers / }).first()).toHaveAttribute('target', '_blank')
    await expect(list.getByRole('article').first()).toContainText(/Sang.*\(à [\d,]+\sk?m\)/)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^(?:Configurer|Régler|Modifier).*Près de chez moi/ }).click()
    const settings = page.getByRole('dialog')
    await expect(settings.getByRole('slider')).toHaveValue('100')
    await expect(settings.getByLabel('Votre titre')).toHaveValue('Près de chez moi')
    await settings.getByRole('slider').press('Home')
    await settings.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(settings).toBeHidden()

    await openHydrated(page, `/${town}/abonnement`)
    const bell = page.getByRole('button', { name: 'Notifications de « Près de chez moi »' })
    await bell.click()
    await expect(bell).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: 'Retirer « Près de chez moi »' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
    await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
  })
}

test('bicycle parking asks for an address when the visitor refuses their position, or gives one instead', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  await openHydrated(page, '/montclair/abonnement')
  const first = await add(page, 'Parking à vélo')
  await first.getByRole('button', { name: 'Activer la localisation' }).click()
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  await expect(form.getByRole('combobox')).toBeVisible()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(4)
  expect(await findViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Annuler' }).click()

  await (await add(page, 'Parking à vélo')).getByRole('button', { name: 'Indiquer une adresse' }).click()
  await chooseAddress(page, form, 'rue haute 4')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/ · [\d,]+\sk?m · \d+ places/)).toBeVisible()
  await page.getByRole('button', { name: 'Retirer « Parking à vélo »' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click()
  await expect(page.getByText('Vous n’avez encore ajouté aucun service')).toBeVisible()
})

test('bicycle parking searches around the position, which is asked for once', async ({ visitor }) => {
  const page = await visitor({ ...desktop, geolocation: position, permissions: ['geolocation'] })
  await openHydrated(page, '/montclair/abonnement')
  const origin = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'beffroi_consent', value: 'experience', url: origin }])
  const first = await add(page, 'Parking à vélo')
  await first.getByRole('button', { name: 'Activer la localisation' }).click()
  const form = page.getByRole('dialog', { name: 'Parking à vélo' })
  await expect(form.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await expect(form.getByRole('combobox')).toHaveCount(0)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(/ · [\d,]+\sk?m · \d+ places/)).toBeVisible()

  const second = await add(page, 'Parking à vélo')
  await expect(second.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
})
