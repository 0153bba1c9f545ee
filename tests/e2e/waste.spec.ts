// rooms: src/portal/services/waste src/server/api/waste renderer/blocks/waste-calendar src/portal/offline
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
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

test('a kept address and the sorting guide open without a network, with the time of their copy', async ({
  visitor,
  faults,
}) => {
  faults.expected.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|logo\.svg/)
  const page = await visitor(phone)
  const main = page.getByRole('main')
  await openPage(page, '/montclair/dechets?query=rue%20haute%2012')
  await main.getByRole('link', { name: /^Rue Haute 12, 4679/ }).click()
  await main.getByRole('button', { name: 'Retenir cette adresse' }).click()
  await expect(main.getByRole('heading', { name: /^Votre adresse\s: Rue Haute 12/ })).toBeVisible()
  const kept = '/montclair/dechets/hors-ligne'
  const isKept = () => page.evaluate((name) => caches.match(name, { ignoreSearch: true }).then(Boolean), kept)
  await expect.poll(isKept).toBe(true)
  await waitForReady(page)
  await page.context().setOffline(true)
  await page.goto('/montclair/dechets')
  await expect(page).toHaveURL(/\/dechets\/hors-ligne/)
  await expect(main.getByText(/^Copie du .+, gardée sur cet appareil\.$/)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Rue Haute 12' })).toBeVisible()
  await main.getByRole('button', { name: 'Mois' }).click()
  await expect(main.getByRole('table')).toBeVisible()
  await main.getByRole('link', { name: 'Où jeter quoi ?' }).click()
  await main.getByRole('searchbox').fill('frigolite')
  await expect(
    main
      .getByRole('listitem')
      .filter({ hasText: /frigolite/i })
      .first(),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
