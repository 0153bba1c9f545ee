import type { openPortal } from './openPortal'

export type Fields = readonly (readonly [name: string, value: string | File])[]

type Options = {
  /** An undefined header is left out. */
  headers?: Record<string, string | undefined>
  cookies?: Record<string, string>
}

/** Posts a form as a browser without JavaScript does, by default from a page of the same site. */
export async function postForm(
  { app }: Pick<Awaited<ReturnType<typeof openPortal>>, 'app'>,
  fields: Fields,
  { headers = {}, cookies = {} }: Options = {},
  url = '/montclair/envoi',
) {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  const body = new Request('http://x.invalid', { method: 'POST', body: data })
  const type = body.headers.get('content-type') ?? ''
  const all = { 'sec-fetch-site': 'same-origin', 'content-type': type, ...headers }
  const sent = Object.entries(all).filter(([, value]) => value !== undefined)
  return await app.inject({
    method: 'POST',
    url,
    headers: Object.fromEntries(sent),
    cookies,
    payload: Buffer.from(await body.arrayBuffer()),
  })
}
