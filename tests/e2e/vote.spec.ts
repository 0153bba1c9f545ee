// rooms: renderer/blocks/poll renderer/blocks/poll-simple renderer/parts/Ballot.tsx src/server/api/polls
import { openPage, waitForReady } from './openPage'
import { expect, test } from './page'
import { ballot, pollOf, results, totalOf, voteOf } from './polls'

/** A content page with two polls. */
const polls = '/montclair/contenu/participer'

test('a vote shows the results to this visitor alone, also after a reload', async ({ page, visitor }) => {
  const { question, answers } = pollOf('montclair', 'priorites-quartier')
  await openPage(page, polls)
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

  const otherVisitor = await visitor({ javaScriptEnabled: false })
  await otherVisitor.goto(polls)
  await expect(ballot(otherVisitor, question).form).toBeVisible()
  await expect(results(otherVisitor, question)).toHaveCount(0)
})

test('a double click is one vote', async ({ page, request }) => {
  const { question, answers, uid } = pollOf('hauteroche', 'hauteroche-horaire-bibliotheque')
  const before = await voteOf(request, uid, 'samedi')
  await openPage(page, '/hauteroche')
  const { vote, choice } = ballot(page, question)
  await choice(answers[1]).check()
  await vote.dblclick()
  await expect(results(page, question)).toBeVisible()
  expect(await totalOf(results(page, question))).toBe(before + 1)
})

for (const [name, tag, answer] of [
  ['the network breaks', [], undefined],
  [
    'the server fails',
    '@all',
    { status: 500, json: { error: { status: 500, code: 'internal', message: '', issues: [] } } },
  ],
  ['the server sends nonsense', '@all', { status: 200, body: '<html>', contentType: 'text/html' }],
] satisfies [string, [] | string, object | undefined][]) {
  test(`a failed vote keeps the choice and shows a message: ${name}`, { tag }, async ({ page, faults }) => {
    faults.expected.push(/poll-service\/api\/v2\/web\/vote/)
    const { question, answers } = pollOf('montclair', 'bibliotheque-dimanche')
    await openPage(page, polls)
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

test('a vote on the home survives a reload', { tag: '@all' }, async ({ page }) => {
  const { question, answers } = pollOf('montclair', 'quai-de-meuse')
  await openPage(page, '/montclair')
  const { vote, choice, form } = ballot(page, question)
  await choice(answers[0]).check()
  await vote.click()
  await expect(results(page, question)).toBeVisible()
  await page.reload()
  await waitForReady(page)
  await expect(form).toHaveCount(0)
  await expect(results(page, question)).toContainText('Votre choix')
})
