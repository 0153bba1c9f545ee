import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { townOf } from './towns'

/** A poll of a town: its question and its answers, in their order, in French. */
export function pollOf(card: string, uid: string): { uid: string; question: string; answers: Answers } {
  const poll = townOf(card).polls.find((one) => one.uid === uid)
  const { question, responses } = poll?.translations.fr ?? { question: '', responses: {} }
  const [first = '', second = '', third = '', ...others] = Object.values(responses)
  return { uid, question, answers: [first, second, third, ...others] }
}

type Answers = [string, string, string, ...string[]]

/** The ballot of a question on a page. */
export function ballot(page: Page, question: string) {
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: question }) })
  return {
    form,
    vote: form.getByRole('button'),
    choice: (answer = '') => form.getByLabel(answer, { exact: true }),
  }
}

/** The results of a question on a page: the innermost element that has the question as heading, and bars. */
export const results = (page: Page, question: string): Locator =>
  page
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: question }) })
    .filter({ has: page.locator('progress') })
    .last()

/** The total of the results. */
export async function totalOf(shown: Locator): Promise<number> {
  const text = await shown.getByText(/^Total/).textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** Votes as a new visitor without a browser. Resolves to the total afterwards. */
export async function voteOf(request: APIRequestContext, pollUid: string, response: string): Promise<number> {
  const { origin } = new URL((await request.get('/health/live')).url())
  const answer = await fetch(`${origin}/poll-service/api/v2/web/vote?requestNewPoll=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await newVisitor(origin) },
    body: JSON.stringify({ pollUid, responses: [response] }),
  })
  const { data } = await answer.json()
  return data.data.nbTotal
}

/** The cookie of a new visitor, as a request header. */
async function newVisitor(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/montclair`)
  const cookie = headers.getSetCookie().find((value) => value.startsWith('beffroi_anonymous='))
  return cookie?.split(';', 1)[0] ?? ''
}
