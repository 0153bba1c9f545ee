import { families } from '../../../schemas/engine'
import type { IdentityHeaders } from '../identity/identityHeaders'
import type { Api } from './Api'

/** Calls the API by path, like `fetch`. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Returns a function that calls the API and resolves to the response only. */
export const responsesOf =
  (api: Api): ApiFetch =>
  async (path, init) =>
    (await api(path, init)).response()

/** Returns a function that calls the API with a visitor's identity and language, and the component versions. */
export const visitorFetch =
  (api: ApiFetch, identity: IdentityHeaders, locale: string): ApiFetch =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    headers.set('x-lgc-versions', JSON.stringify(families))
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    return api(path, { ...init, headers })
  }
