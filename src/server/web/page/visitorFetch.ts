import type { ApiFetch } from '../apiFetch'

/** The API in the name and language of a visitor. */
export const visitorFetch =
  (api: ApiFetch, anonymousUid: string, locale: string): ApiFetch =>
  (path, init = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('x-lgc-language')) headers.set('x-lgc-language', locale)
    headers.set('x-lgc-anonymous-uid', anonymousUid)
    return api(path, { ...init, headers })
  }
