import { STATUS_CODES } from 'node:http'
import { explainFetch } from './explainFetch'
import { Unreadable } from './Unreadable'

const mostRedirects = 10

/** `through` begins a sentence about an answer to which another address led. */
export type Answer = { response: Response; url: URL; through: string }

/**
 * Asks an address, and those it leads to; `heard` is told of every answer. A name and password in the address are sent to
 * its own server alone.
 */
export async function followRedirects(address: string, signal: AbortSignal, heard: () => void): Promise<Answer> {
  const first = parse(address)
  const authorization = credentialsOf(first)
  let url = first
  let through = ''
  for (let redirects = 0; ; redirects++) {
    const headers = new Headers({
      accept: 'application/json, application/x-ndjson;q=0.9, */*;q=0.5',
      'user-agent': 'beffroi',
    })
    if (authorization !== undefined && url.origin === first.origin) headers.set('authorization', authorization)
    const response = await fetch(url, { headers, signal, redirect: 'manual' }).catch((error: unknown) => {
      throw new Unreadable(through + explainFetch(error).message)
    })
    heard()
    const location = response.headers.get('location')
    const isRedirect = [301, 302, 303, 307, 308].includes(response.status) && location !== null
    if (!isRedirect) {
      if (!response.ok) throw new Unreadable(`${through}answered ${response.status} ${describeStatus(response.status)}`)
      return { response, url, through }
    }
    await response.body?.cancel()
    if (redirects === mostRedirects)
      throw new Unreadable(`redirects more than ${mostRedirects} times, at last to ${url.href}`)
    url = leadOn(url, location)
    through = `redirects to ${url.href}, which `
  }
}

function parse(address: string): URL {
  if (!URL.canParse(address)) throw new Unreadable('is not a valid address')
  return new URL(address)
}

function credentialsOf(url: URL): string | undefined {
  if (url.username === '' && url.password === '') return undefined
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return `Basic ${Buffer.from(pair).toString('base64')}`
}

function leadOn(from: URL, location: string): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Unreadable(`redirects to ${location}, which is no address on the web`)
  }
  url.username = ''
  url.password = ''
  return url
}

const hints: Record<number, string> = {
  401: ': it asks who you are',
  403: ': it does not let you in',
  429: ': it was asked too often',
}

const describeStatus = (status: number): string => `${STATUS_CODES[status] ?? ''}${hints[status] ?? ''}`.trim()
