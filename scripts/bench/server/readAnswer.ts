import { Agent, request } from 'undici'

/** Keeps more connections open than any measurement uses at a time. */
const agent = new Agent({ connections: 1024, pipelining: 1 })

type Options = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

export type Read = { status: number; cookies: string[]; text: string }

/** Requests a URL and reads the whole answer without decompressing it. */
export async function readAnswer(url: string, options: Options = {}): Promise<Read> {
  const { statusCode, headers, body } = await request(url, { dispatcher: agent, ...options })
  const cookies = [headers['set-cookie'] ?? []].flat()
  return { status: statusCode, cookies, text: await body.text() }
}

export const closeConnections = (): Promise<void> => agent.close()
