// rooms: src/portal/services/defects/report src/server/api/defects src/server/web/defects
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { accountSteps } from './accountSteps'
import { findViolations } from './axe'
import { openPage, waitForReady } from './openPage'
import { expect, phone, test } from './page'

const path = '/montclair/signalement'

/** What a browser says of requests without a network. */
const cutOff = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/

/** A street of Montclair where the demonstration data has no report, as degrees, minutes and hundredths of seconds. */
const position = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '50/1 38/1 1176/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '5/1 46/1 5232/100',
}
const street = 'lat=50.6366&lon=5.7812'

/** A photograph as a phone takes it; with `isPlaced` it says where. */
async function photograph(name: string, isPlaced: boolean) {
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#887766' } })
  const placed = isPlaced ? picture.withExif({ IFD3: position }) : picture
  return { name, mimeType: 'image/jpeg', buffer: await placed.jpeg().toBuffer() }
}

/** The steps of a visitor who is signed in; `presses` counts what they press. */
async function reporter(page: Page) {
  await accountSteps(page).openAccount()
  const main = page.getByRole('main')
  const steps = {
    main,
    presses: 0,
    chooser: main.locator('input[type=file]'),
    async press(role: 'link' | 'button', name: string | RegExp) {
      steps.presses += 1
      await main.getByRole(role, { name }).first().click()
    },
    heading: (name: string) => expect(main.getByRole('heading', { level: 1 })).toHaveText(name),
    /** Waits until the device has kept what is typed. */
    kept: () => expect(main.getByText('Ce brouillon est gardé sur cet appareil seulement.')).toBeVisible(),
  }
  return steps
}

/** The calls that send a report, with their keys. */
function watchReports(page: Page): { key: string | undefined; body: string }[] {
  const calls: { key: string | undefined; body: string }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/street-defect-service/api/v1/web/report')) {
      calls.push({ key: request.headers()['idempotency-key'], body: request.postData() ?? '' })
    }
  })
  return calls
}

test('a photograph with its position becomes a report within three presses and thirty seconds', async ({ visitor }) => {
  const page = await visitor(phone)
  const steps = await reporter(page)
  const calls = watchReports(page)
  await openPage(page, path)
  await steps.heading('Signaler un problème')
  expect(await findViolations(page)).toEqual([])
  const began = Date.now()
  await steps.chooser.setInputFiles([await photograph('trottoir.jpg', true)])
  await steps.heading('Que se passe-t-il ?')
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])
  await steps.press('link', /^Trottoir abîmé/)
  await steps.heading('Vérifiez et envoyez')
  await expect(steps.main.getByRole('img', { name: 'Votre photo 1' })).toBeVisible()
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])
  await steps.press('button', 'Envoyer le signalement')
  await steps.heading('Votre signalement est enregistré')
  expect(steps.presses).toBeLessThanOrEqual(3)
  expect(Date.now() - began).toBeLessThan(30_000)
  await expect(steps.main.getByText(/^SIG-/)).toBeVisible()
  await waitForReady(page)
  expect(await findViolations(page)).toEqual([])

  const [call] = calls
  const sent = JSON.parse(call?.body ?? '{}')
  expect(sent).toMatchObject({ category: 'trottoir', lat: 50.6366, lon: 5.7812 })
  const stored = await sharp(Buffer.from(sent.files[0].file, 'base64')).metadata()
  expect(stored.exif).toBeUndefined()
  expect(calls).toHaveLength(1)
})

test('a report made without a network waits on the device and is sent once', async ({ visitor, faults }) => {
  faults.expected.push(cutOff)
  const page = await visitor(phone)
  const steps = await reporter(page)
  await openPage(page, `${path}?${street}&category=banc`)
  await steps.main.getByLabel(/^Décrivez/).fill('Une latte du banc manque.')
  await steps.kept()
  await page.context().setOffline(true)
  const calls = watchReports(page)
  await steps.press('button', 'Envoyer le signalement')
  await expect(steps.main.getByText('votre signalement est gardé sur cet appareil')).toBeVisible()
  await page.context().setOffline(false)
  const notice = page.locator('.outdated')
  await expect(notice).toHaveText(/^Votre signalement SIG-.* est parti\./)
  await notice.getByRole('link').click()
  await steps.heading('Votre signalement est enregistré')
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)

  await openPage(page, path)
  await expect(steps.main.getByRole('heading', { name: 'Continuer un signalement' })).toHaveCount(0)
  const own = await page.request.get('/street-defect-service/api/v1/web/own-reports?portalName=montclair')
  const { data } = await own.json()
  expect(data.sent).toHaveLength(1)
})

test('a report is made in a browser that starts without a network, and is sent once', async ({ visitor, faults }) => {
  faults.expected.push(cutOff)
  const first = await visitor(phone)
  const context = first.context()
  await reporter(first)
  await openPage(first, path)
  const isKept = () =>
    first.evaluate((name) => caches.match(name, { ignoreSearch: true }).then(Boolean), `${path}/hors-ligne`)
  await expect.poll(isKept).toBe(true)
  await first.close()

  await context.setOffline(true)
  const page = await context.newPage()
  const calls = watchReports(page)
  const main = page.getByRole('main')
  await page.goto(path)
  await expect(page).toHaveURL(/\/signalement\/hors-ligne/)
  await main.locator('input[type=file]').setInputFiles([await photograph('trottoir.jpg', true)])
  await expect(main.getByText('Position : 50.6366')).toBeVisible()
  await main.getByLabel('Que se passe-t-il ?').selectOption({ label: 'Trottoir abîmé' })
  expect(await findViolations(page)).toEqual([])
  await main.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(main.getByText('Votre signalement est gardé sur cet appareil.')).toBeVisible()
  await expect(main.getByText('En attente du réseau')).toBeVisible()
  expect(calls).toHaveLength(0)

  await context.setOffline(false)
  await expect(page.locator('.outdated')).toHaveText(/^Votre signalement SIG-.* est parti\./)
  expect(calls).toHaveLength(1)
  expect(JSON.parse(calls[0]?.body ?? '{}')).toMatchObject({ category: 'trottoir', lat: 50.6366, lon: 5.7812 })
  const own = await page.request.get('/street-defect-service/api/v1/web/own-reports?portalName=montclair')
  expect((await own.json()).data.sent).toHaveLength(1)
})

test('a tab that is ended loses nothing of a draft, whichever field is empty', async ({ visitor }) => {
  let page = await visitor(phone)
  const context = page.context()
  const drafts: { query: string; photo: boolean; text: string }[] = [
    { query: `${street}&category=epave`, photo: true, text: 'Sans plaque.' },
    { query: `${street}&category=epave`, photo: false, text: 'Sans photo.' },
    { query: `${street}&category=trottoir`, photo: true, text: '' },
  ]
  await accountSteps(page).openAccount()
  for (const { query, photo, text } of drafts) {
    const main = page.getByRole('main')
    await openPage(page, `${path}?${query}&other=1`)
    await expect(page).toHaveURL(/draft=/)
    if (photo) {
      await main.locator('input[type=file]').setInputFiles([await photograph('photo.jpg', false)])
      await expect(main.getByRole('img', { name: 'Votre photo 1' })).toBeVisible()
    }
    if (text) await main.getByLabel(/^Décrivez/).fill(text)
    await expect(main.getByText('Ce brouillon est gardé')).toBeVisible()
    // Ends the tab as a phone does, without a warning.
    await page.close({ runBeforeUnload: false })
    page = await context.newPage()
  }
  await openPage(page, '/montclair')
  // A picture that is still loaded while the visitor leaves counts as a failed request.
  await page.waitForLoadState('networkidle')
  const notice = page.locator('.outdated')
  await expect(notice).toContainText('3 signalements ne sont pas encore envoyés.')
  await notice.getByRole('link', { name: 'Continuer' }).click()
  const main = page.getByRole('main')
  const list = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Supprimer/ }) })
  await expect(list).toHaveCount(3)
  expect(await findViolations(page)).toEqual([])
  for (const [index, { photo, text }] of drafts.toReversed().entries()) {
    await list.nth(index).getByRole('link').click()
    await expect(main.getByLabel(/^Décrivez/)).toHaveValue(text)
    await expect(main.getByRole('img', { name: 'Votre photo 1' })).toHaveCount(photo ? 1 : 0)
    await page.goBack()
  }
  await list
    .first()
    .getByRole('button', { name: /^Supprimer/ })
    .click()
  await expect(list).toHaveCount(2)
})

/** Stores the one draft of the device several times more. */
async function copyDraft(count: number): Promise<void> {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await result(indexedDB.open('beffroi_defects'))
  const reports = database.transaction('reports', 'readwrite').objectStore('reports')
  const [draft] = await result(reports.getAll())
  for (let copy = 0; copy < count; copy++) await result(reports.put({ ...draft, key: crypto.randomUUID() }))
  database.close()
}

test('an eleventh draft says that the device keeps ten, and signing out asks before it deletes them', async ({
  visitor,
}) => {
  const page = await visitor(phone)
  const [main, dialog] = [page.getByRole('main'), page.getByRole('dialog')]
  await accountSteps(page).openAccount()
  const begin = async () => {
    await openPage(page, `${path}?${street}&category=banc&other=1`)
    await expect(page).toHaveURL(/draft=/)
    await main.getByLabel(/^Décrivez/).fill('Une latte du banc manque.')
  }
  await begin()
  await expect(main.getByText('Ce brouillon est gardé')).toBeVisible()
  await page.evaluate(copyDraft, 9)
  await begin()
  await expect(main.getByText('Vous avez déjà 10 brouillons')).toBeVisible()
  await expect(main.getByLabel(/^Décrivez/)).toHaveValue('Une latte du banc manque.')

  await openPage(page, '/montclair/compte')
  const signOut = main.getByRole('button', { name: 'Se déconnecter' })
  await signOut.click()
  await expect(dialog).toContainText('10 brouillons de signalement ne sont pas envoyés.')
  expect(await findViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rester connecté' }).click()
  await openPage(page, path)
  await expect(main.getByRole('button', { name: /^Supprimer/ })).toHaveCount(10)
  await openPage(page, '/montclair/compte')
  await signOut.click()
  await dialog.getByRole('button', { name: 'Effacer et me déconnecter' }).click()
  await expect(main.getByText('Vous êtes déconnecté.')).toBeVisible()
  await openPage(page, '/montclair')
  await expect(page.locator('.outdated')).toHaveCount(0)
})
