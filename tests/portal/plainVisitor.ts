import type { openPortal } from './openPortal'
import { type Fields, postForm } from './postForm'
import { type ReadDocument, readHtml } from './readHtml'

export type Portal = Awaited<ReturnType<typeof openPortal>>

/** A visitor without a script: their cookies, and the form of the page they are on. */
export function openVisitor(portal: Portal) {
  const cookies: Record<string, string> = {}
  const keep = (answer: { cookies: { name: string; value: string }[] }) => {
    for (const { name, value } of answer.cookies) cookies[name] = value
  }
  const open = async (url: string) => {
    const answer = await portal.app.inject({ url, cookies })
    keep(answer)
    return { status: answer.statusCode, document: readHtml(answer.body), headers: answer.headers }
  }
  const post = async (url: string, fields: Fields, headers: Record<string, string> = {}) => {
    const answer = await postForm(portal, fields, { cookies, headers }, url)
    keep(answer)
    const location = String(answer.headers.location ?? '')
    return { status: answer.statusCode, location, document: readHtml(answer.body) }
  }
  return { open, post }
}

export const main = (document: ReadDocument) =>
  document.querySelector('main')?.textContent?.replaceAll(/\s/g, ' ') ?? ''
export const value = (document: ReadDocument, name: string) =>
  document.querySelector(`main [name="${name}"]`)?.getAttribute('value') ?? ''
export const values = (document: ReadDocument, name: string) =>
  [...document.querySelectorAll(`main button[name="${name}"]`)].map((button) => button.getAttribute('value') ?? '')
