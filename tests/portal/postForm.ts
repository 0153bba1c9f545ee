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
  const { type, body } = await formBody(fields)
  const all = { 'sec-fetch-site': 'same-origin', 'content-type': type, ...headers }
  const sent = Object.entries(all).filter(([, value]) => value !== undefined)
  return await app.inject({
    method: 'POST',
    url,
    headers: Object.fromEntries(sent),
    cookies,
    payload: body,
  })
}

/** The body of a form with files, and its type. */
export async function formBody(fields: Fields): Promise<{ type: string; body: Buffer }> {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  const request = new Request('http://x.invalid', { method: 'POST', body: data })
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) }
}
