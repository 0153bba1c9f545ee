// rooms: src/portal/services/waste src/server/api/waste renderer/blocks/waste-calendar
import { findViolations } from './axe'
import { openPage } from './openPage'
import { expect, phone, test } from './page'

test('an address is completed while it is typed, its pickups are shown by month, and it is followed', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/dechets')
  await main.getByRole('combobox', { name: 'Votre rue et votre numéro' }).pressSequentially('rue haute 12')
  await main.getByRole('option', { name: /^Rue Haute 12, 4679/ }).click()
  await expect(main.getByText(/^Zone de collecte\s: Centre$/)).toBeVisible()
  await main.getByRole('link', { name: 'Mois' }).click()
  await expect(main.getByRole('table')).toBeVisible()
  await main.getByRole('link', { name: 'Liste' }).click()
  await main.getByRole('button', { name: 'Retenir cette adresse' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Votre adresse est retenue.' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'S’abonner dans l’agenda' })).toHaveAttribute(
    'href',
    /^webcal:.*\/montclair\/dechets\/agenda\/[\w-]{36}\.ics$/,
  )
  expect(await findViolations(page)).toEqual([])
})
