import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export type Fields = Readonly<Record<string, string>>

/** A browser without JavaScript, or with `json` a script of a page: it keeps cookies and posts forms. */
export class Browser {
  readonly cookies = new Map<string, string>()

  constructor(private readonly app: FastifyInstance) {}

  async get(url: string): Promise<LightMyRequestResponse> {
    return this.#keep(await this.app.inject({ url, cookies: Object.fromEntries(this.cookies) }))
  }

  async post(url: string, fields: Fields, { json = false } = {}): Promise<LightMyRequestResponse> {
    const answer = await this.app.inject({
      method: 'POST',
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        ...(json ? { accept: 'application/json' } : {}),
      },
      payload: new URLSearchParams(fields).toString(),
    })
    return this.#keep(answer)
  }

  #keep(answer: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

/** The path that an answer leads to, and its query. */
export function queryOf({ headers }: Pick<LightMyRequestResponse, 'headers'>): Record<string, string> {
  const { pathname: path, searchParams } = new URL(String(headers.location), 'http://portail.test')
  return { path, ...Object.fromEntries(searchParams) }
}
