import type { Account } from '../../../../schemas/engine'

/** Kind of problem by field, `''` for the form as a whole. */
export type Problems = Readonly<Record<string, string>>

/** What a form did: where to go, and who is signed in now. */
export type FormSuccess = { redirect: string; account: Account | null }

/** Kinds of problems by the status of an answer that is no JSON, such as that of a limit. */
const problemsByStatus: Readonly<Record<number, string>> = { 413: 'tooLarge', 429: 'tooMany' }

/** Posts a form as a browser would, and asks for JSON. Never rejects: without an answer there is a problem too. */
export async function postForm(form: HTMLFormElement): Promise<FormSuccess | { problems: Problems }> {
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
