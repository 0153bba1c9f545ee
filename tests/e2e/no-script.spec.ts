// rooms: src/portal/render src/server/web src/portal/forms
import type { Page } from '@playwright/test'
import { allPages, notFoundMessage, ofEachKind } from './allPages'
import { expect, phone, test } from './page'

test.use({ javaScriptEnabled: false })

/** How to use what only a script can move, which keeps its place until then. */
const hints: readonly (string | null)[] = ['Parcourez le profil du doigt, de la souris ou avec les flèches.']

/** Texts of the main part that a style sheet hides, apart from what is folded. */
const unseenTexts = (page: Page) =>
  page
    .getByRole('main')
    .locator('p, li, h1, h2, h3, dd, td')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('details:not([open])') &&
            !element.querySelector(':scope > details:not([open])') &&
            element.textContent &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent),
    )

test('no text of any kind of page stays hidden without scripts', async ({ page, faults }) => {
  test.slow()
  for (const { path, status } of ofEachKind(allPages)) {
    if (status !== 200) faults.expected.push(notFoundMessage(path))
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    expect
      .soft(
        (await unseenTexts(page)).filter((text) => !hints.includes(text)),
        path,
      )
      .toEqual([])
  }
})

test('the choice about cookies closes its dialog and is confirmed where the visitor looks', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Cookies : à vous de choisir' })
  const confirmation = page.getByRole('status').filter({ hasText: 'Votre choix est enregistré.' })
  await page.context().clearCookies()
  await page.goto('/montclair/publication?query=rue')
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await expect(page).toHaveURL('/montclair/publication?query=rue#choix-enregistre')
  await expect(dialog).toBeHidden()
  await expect(confirmation).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies et autres données enregistrées' })).toBeVisible()
  await expect(confirmation).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: 'Refuser' }).click()
  await expect(page).toHaveURL('/montclair/contenu/cookies#choix-enregistre')
  await expect(confirmation).toBeInViewport()
})

test('the browser sends a form, and one with a mistake once it is corrected', async ({ page }) => {
  await page.goto('/hauteroche/contenu/contact')
  await page.getByLabel('Nom', { exact: true }).fill('Anne Collard')
  await page.getByLabel('Adresse e-mail').fill('anne@')
  await page.getByText('quelque chose au village').click()
  await page.getByLabel('Votre message').fill('Le banc près de la fontaine est cassé.')
  const send = page.getByRole('button', { name: 'Envoyer' })
  await send.click()
  await expect(page).toHaveURL('/hauteroche/contenu/contact')
  await page.getByLabel('Adresse e-mail').fill('anne@exemple.be')
  await send.click()
  await expect(page.getByRole('main')).toContainText('Merci')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/hauteroche/contenu/contact')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the search and the filter of the map take Enter, and the map, which needs a script, is not offered', async ({
    page,
  }) => {
    await page.goto('/montclair/recherche')
    const field = page.getByRole('searchbox', { name: 'Que cherchez-vous ?' })
    await field.fill('pissine')
    await field.press('Enter')
    await expect(page.getByText(/Voici les résultats pour «\s*piscine\s*»/)).toBeVisible()
    await page.goto('/montclair/map')
    await expect(page.getByRole('link', { name: 'Voir la carte' })).toBeHidden()
    await page.getByRole('searchbox').fill('piscine')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/montclair/map?query=piscine')
  })

  test('a chosen colour alone is marked as chosen', async ({ page }) => {
    await page.goto('/hauteroche/parametres')
    await page.getByRole('button', { name: 'Sombres' }).click()
    await expect(page.getByRole('button', { name: 'Sombres (choisi)' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Claires (choisi)' })).toHaveCount(0)
  })

  test('a walk is rated by the keyboard, and what is folded about a review opens', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/montclair/balade/sentier-des-terrils')
    await page.getByRole('link', { name: 'Donner mon avis' }).click()
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: '5 étoiles' }).press('Space')
    await main.getByLabel('Durée de votre balade').fill('60')
    await main.getByLabel('Difficulté').selectOption('medium')
    await main.getByRole('group', { name: 'mobilité réduite' }).getByRole('radio', { name: 'Non' }).check()
    await main.getByRole('group', { name: 'poussette' }).getByRole('radio', { name: 'Oui' }).check()
    await main.getByRole('button', { name: 'Envoyer' }).click()
    await expect(main).toContainText('Merci pour votre avis')
    await main.getByRole('link', { name: 'Revenir à la page' }).click()
    await main.getByRole('link', { name: 'Retirer mon avis' }).click()
    await main.getByText('Retirer votre avis ?').click()
    await main.getByRole('button', { name: 'Retirer mon avis' }).click()
    await expect(main).toContainText('Votre avis est retiré.')
  })
})
