import { families } from '../../../schemas/engine'
import type { IdentityHeaders } from '../identity/identityHeaders'
import type { Api } from './Api'

/** Calls the API by path, like `fetch`. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

/** Calls an API whose answers nobody else needs to know of. */
export const responsesOf =
  (api: Api): ApiFetch =>
  async (path, init) =>
    (await api(path, init)).response()

/** Calls the API with the identity headers and language of a visitor, and the versions of the components. */
export const visitorFetch =
  (api: ApiFetch, identity: IdentityHeaders, locale: string): ApiFetch =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    headers.set('x-lgc-versions', JSON.stringify(families))
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    return api(path, { ...init, headers })
  }
