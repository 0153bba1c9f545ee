import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { ConnectorFrame } from '../../../../schemas'

export type PartnerState = NonNullable<ConnectorFrame['state']>

/** Time that a partner's server has to answer, in ms. */
const answerMs = 4000

/** Time for which an answer is kept, in ms. It is shorter than the patience of a page that tries again. */
const keptMs = 8000

/** Addresses that no partner of a town has: those of this machine, of its network, and of no single machine. */
const internal4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal4.addSubnet(network, prefix, 'ipv4')
// A list of its own: one with mapped addresses (::ffff:0:0) refuses all of IPv4.
const internal6 = new BlockList()
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal6.addSubnet(network, prefix, 'ipv6')

/** Whether an address is internal; also for what is no address. */
export function isInternal(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return true
  return version === 6 ? internal6.check(address, 'ipv6') : internal4.check(address, 'ipv4')
}

/** Looks a host up as sockets do, and fails for one of whose addresses any is internal. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first || addresses.some(({ address }) => isInternal(address)))
      return done(error ?? new Error('The host has an internal address.'), '', 4)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })

/** Asks the servers of partners whether they answer, and keeps what they said for a moment. */
export class PartnerStates {
  readonly #known = new LRUCache<string, Promise<PartnerState>>({ max: 500, ttl: keptMs })

  /**
   * Asks for the head of a page. Follows no redirect. `isOwn` tells the partner of the setting `PARTNER_URL`, which may be on this
   * machine; of all others, internal addresses are not asked.
   */
  read(url: string, isOwn: boolean): Promise<PartnerState> {
    const known = this.#known.get(url)
    if (known) return known
    const state = ask(new URL(url), isOwn)
    this.#known.set(url, state)
    return state
  }
}

function ask(url: URL, isOwn: boolean): Promise<PartnerState> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isOwn && (url.protocol !== 'https:' || (isIP(host) !== 0 && isInternal(host)))) return Promise.resolve('silent')
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const request = send(url, {
      method: 'HEAD',
      agent: false,
      signal: AbortSignal.timeout(answerMs),
      ...(isOwn ? {} : { lookup: lookupPublic }),
    })
    request.once('response', (response) => {
      response.destroy()
      const { statusCode = 500 } = response
      // 501 says that the server knows no HEAD.
      resolve(statusCode < 500 || statusCode === 501 ? 'answers' : 'fails')
    })
    request.once('error', () => resolve('silent'))
    request.end()
  })
}
