import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { ballot, pollOf, results, totalOf, voteOf } from './polls'

/** A test that counts votes uses a poll that no other test votes in. */
test('the vote button is enabled once an answer is chosen, and radio buttons keep the last choice', async ({
  page,
}) => {
  const { question, answers } = pollOf('montclair', 'quai-de-meuse')
  await openPage(page, '/montclair')
  const { form, vote, choice } = ballot(page, question)
  await expect(vote).toBeDisabled()
  await choice(answers[0]).check()
  await expect(vote).toBeEnabled()
  await choice(answers[1]).check()
  await expect(choice(answers[0])).not.toBeChecked()
  await expect(choice(answers[1])).toBeChecked()
  await expect(form.getByRole('checkbox')).toHaveCount(0)
})

test('checkboxes are checked and unchecked one by one', async ({ page }) => {
  const { question, answers } = pollOf('hauteroche', 'hauteroche-place-du-tilleul')
  await openPage(page, '/hauteroche')
  const { form, vote, choice } = ballot(page, question)
  await expect(form.getByText('Plusieurs réponses possibles')).toBeVisible()
  await choice(answers[0]).check()
  await choice(answers[2]).check()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await choice(answers[0]).uncheck()
  await expect(vote).toBeEnabled()
  await choice(answers[2]).uncheck()
  await expect(vote).toBeDisabled()
})

test('a vote shows the results to this visitor alone, also after a reload', async ({ page, visitor }) => {
  const { question, answers } = pollOf('hauteroche', 'hauteroche-place-du-tilleul')
  await openPage(page, '/hauteroche')
  const { vote, choice, form } = ballot(page, question)
  await choice(answers[1]).check()
  await choice(answers[3]).check()
  await vote.click()
  await expect(results(page, question)).toContainText(/Total\s: [\d\s  ]+votes/)
  await expect(form).toHaveCount(0)
  const own = results(page, question).getByRole('listitem').filter({ hasText: 'Votre choix' })
  await expect(own).toHaveCount(2)
  await expect(own.first()).toContainText(answers[1])
  await expect(own.last()).toContainText(answers[3] ?? '')

  await page.reload()
  await waitForReady(page)
  await expect(own).toHaveCount(2)
  await expect(form).toHaveCount(0)

  const otherVisitor = await visitor()
  await openPage(otherVisitor, '/hauteroche')
  await expect(ballot(otherVisitor, question).vote).toBeVisible()
  await expect(results(otherVisitor, question)).toHaveCount(0)
})

test('a double click is one vote', async ({ page, request, visitor }) => {
  const { question, answers, uid } = pollOf('hauteroche', 'hauteroche-horaire-bibliotheque')
  const before = await voteOf(request, uid, 'samedi')
  await openPage(page, '/hauteroche')
  const { vote, choice } = ballot(page, question)
  await choice(answers[1]).check()
  await vote.dblclick()
  await expect(results(page, question)).toBeVisible()
  expect(await totalOf(results(page, question))).toBe(before + 1)

  const next = await visitor()
  await openPage(next, '/hauteroche')
  const other = ballot(next, question)
  await other.choice(answers[0]).check()
  await other.vote.evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    for (let press = 0; press < 5; press++) button.click()
  })
  await expect(results(next, question)).toBeVisible()
  expect(await totalOf(results(next, question))).toBe(before + 2)
})

for (const [name, answer] of [
  ['the network breaks', undefined],
  ['the server fails', { status: 500, json: { error: { status: 500, code: 'internal', message: '', issues: [] } } }],
  ['the server sends nonsense', { status: 200, body: '<html>', contentType: 'text/html' }],
] as const) {
  test(`a failed vote keeps the choice and shows a message: ${name}`, async ({ page, faults }) => {
    faults.expected.push(/poll-service\/api\/v2\/web\/vote/)
    const { question, answers } = pollOf('montclair', 'quai-de-meuse')
    await openPage(page, '/montclair')
    await page.route('**/poll-service/**', (route) => (answer ? route.fulfill(answer) : route.abort('connectionreset')))
    const { form, vote, choice } = ballot(page, question)
    await choice(answers[2]).check()
    await vote.click()
    await expect(form.getByRole('alert')).toHaveText('Une erreur est survenue. Veuillez réessayer plus tard.')
    await expect(choice(answers[2])).toBeChecked()
    await expect(vote).toBeEnabled()

    await page.unroute('**/poll-service/**')
    await vote.click()
    await expect(results(page, question)).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}

test('a vote on a content page survives a reload', async ({ page }) => {
  const { question, answers } = pollOf('montclair', 'bibliotheque-dimanche')
  await openPage(page, '/montclair/contenu/participer')
  const { vote, choice, form } = ballot(page, question)
  await choice(answers[0]).check()
  await vote.click()
  await expect(results(page, question)).toBeVisible()
  await page.reload()
  await waitForReady(page)
  await expect(form).toHaveCount(0)
  await expect(results(page, question)).toContainText('Votre choix')
})

test('while a vote is sent, the button says so and the answers cannot change', async ({ page }) => {
  const { question, answers } = pollOf('montclair', 'priorites-quartier')
  await openPage(page, '/montclair/contenu/participer')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/poll-service/**', async (route) => {
    await held
    await route.continue()
  })
  const { vote, choice } = ballot(page, question)
  await choice(answers[0]).check()
  await vote.click()
  await expect(vote).toHaveAttribute('aria-disabled', 'true')
  await expect(vote).toContainText('Envoi de votre vote…')
  await choice(answers[1]).click()
  await expect(choice(answers[1])).not.toBeChecked()
  release()
  await expect(results(page, question)).toBeVisible()
})
