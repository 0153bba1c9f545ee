import { isObject, own } from '../../../../schemas/engine'
import { campPath, pagePaths } from '../../../../schemas/routes/pagePaths'

/** The steps of a registration: the rules, the form, the summary. */
export const rulesPath = '/camps/reglement'
export const formPath = '/camps/inscription'
export const summaryPath = '/camps/resume'

/** The page that asks whether to cancel the camp that its parameter `uid` names. */
export const cancelPath = '/camps/annuler'

const codePattern = /^[\w-]{1,64}$/

type Search = string | URLSearchParams

/** A parameter of an address; undefined when it is missing. */
const parameter = (search: Search, name: string): string | undefined =>
  new URLSearchParams(search).get(name)?.slice(0, 80) || undefined

/** What the address of a step names: the location of a new camp, or a camp with the secret of its link. */
export function readTarget(search: Search) {
  const code = parameter(search, 'code') ?? ''
  return {
    location: parameter(search, 'location'),
    uid: parameter(search, 'uid'),
    code: codePattern.test(code) ? code : undefined,
  }
}

type Parameters = { readonly [N in 'location' | 'uid' | 'done' | 'code']?: string | undefined }

/** A path with parameters. Those that are undefined are left out. */
export function addressOf(path: string, parameters: Parameters): string {
  const entries = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The address of a camp after a change; `code` is the secret of its link. */
export const campTarget = (uid: string, done?: string, code?: string): string =>
  addressOf(campPath(uid), { done, code })

/** The address after a camp was saved: the summary of a draft, or else the camp. */
export function savedTarget(answer: unknown, code: string | undefined): string {
  const data = isObject(answer) ? own(answer, 'data') : undefined
  const uid = isObject(data) ? own(data, 'uid') : undefined
  if (!isObject(data) || typeof uid !== 'string') return pagePaths.ownCamps
  return own(data, 'status') === 'draft' ? addressOf(summaryPath, { uid, code }) : campTarget(uid, 'changed', code)
}
