import { CallError } from './CallError'

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>

export type Call = { method?: string; body?: unknown; signal?: AbortSignal | undefined }

/** Makes every call of the portal. Resolves to the parsed body; rejects with a `CallError`. */
export type Client = (path: string, call?: Call) => Promise<unknown>

/** `headers` are added to every call. The visitor's identity is in HttpOnly cookies. */
export function createClient(fetch: Fetch, headers: () => Record<string, string>): Client {
  let sending: Promise<Client> | undefined

  /** The first view makes no call, so the code for it is loaded with the first one. */
  function loadSender(path: string): Promise<Client> {
    sending ??= import('./createSender').then(({ createSender }) => createSender(fetch, headers))
    return sending.catch((error: unknown) => {
      sending = undefined
      throw new CallError(path, 0, undefined, error)
    })
  }

  return async (path, call) => {
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Calls stay on the origin of the portal.')
    const send = await loadSender(path)
    return send(path, call)
  }
}
