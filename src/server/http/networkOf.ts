import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name the network: one household or rented server has all addresses behind them. */
const networkGroups = 4
const allGroups = 8

/** The network that limits count an address by: an IPv4 address itself, the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
  const [first, last] = [groups(head), groups(tail)]
  const zeros = Array<string>(Math.max(0, allGroups - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, networkGroups).join(':')}::`
}
