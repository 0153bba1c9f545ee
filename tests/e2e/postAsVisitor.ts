import type { APIResponse, Page } from '@playwright/test'
import { expect } from './page'

/** Posts what a visitor of a town does to the API, without a press. The visitor is that of the browser context of the page. */
export async function postAsVisitor(page: Page, card: string, path: string, data: object): Promise<APIResponse> {
  const cookies = await page.context().cookies()
  // A visitor has a name from their first page on.
  if (!cookies.some(({ name }) => name === 'beffroi_anonymous')) await page.request.get(`/${card}`)
  const answer = await page.request.post(path, { data })
  expect(answer.status(), path).toBe(200)
  return answer
}
