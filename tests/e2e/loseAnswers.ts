import type { Page } from '@playwright/test'

/** What forms say when a call got no answer. */
export const unanswered = 'Pas de réponse\u00a0: vérifiez votre connexion, puis réessayez.'

/** Answers calls that write as the server does, but loses the answers while `isLost`. */
export async function loseAnswers(page: Page, call: string) {
  const state = { isLost: true, answers: [] as unknown[] }
  await page.route(call, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    state.answers.push(text && JSON.parse(text))
    await (state.isLost ? route.abort() : route.fulfill({ response }))
  })
  return state
}
