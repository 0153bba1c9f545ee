import type { Account } from '../../../../../schemas/engine'

/** Kind of problem by field, `''` for the form as a whole. */
export type Problems = Readonly<Record<string, string>>

/** The result of a form: the address to go to, and the account that is now signed in. */
export type FormSuccess = { redirect: string; account: Account | null }

/** Kinds of problems by the status of a response that is not JSON, such as one of a rate limit. */
const problemsByStatus: Readonly<Record<number, string>> = { 413: 'tooLarge', 429: 'tooMany' }

/** The address to load when the session has ended before the form arrived. */
export type FormEnd = { leave: string }

/** Posts a form as a browser would, and asks for JSON. Never rejects: a missing response is a problem too. */
export async function postForm(form: HTMLFormElement): Promise<FormSuccess | FormEnd | { problems: Problems }> {
  const data = new FormData(form)
  const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  const body = form.enctype === 'multipart/form-data' ? data : new URLSearchParams(texts)
  const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
    () => undefined,
  )
  if (!answer) return { problems: { '': 'offline' } }
  const json = await answer.json().catch(() => undefined)
  return json ?? { problems: { '': problemsByStatus[answer.status] ?? 'unavailable' } }
}
