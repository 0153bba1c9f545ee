import type { Client, Fetch, ReportAnswer } from './Client'
import { CallError } from './Client'

/** `headers` are added to every call. The visitor's identity is in HttpOnly cookies. */
export function createClient(
  fetch: Fetch,
  headers: () => Record<string, string>,
  report: ReportAnswer = () => {},
): Client {
  let sending: Promise<Client> | undefined

  /** The first view makes no call, so the code for it is loaded with the first one. */
  function loadSender(path: string): Promise<Client> {
    sending ??= import('./createSender').then(({ createSender }) => createSender(fetch, headers, report))
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
