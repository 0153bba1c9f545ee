import { isIPv6 } from 'node:net'

/** Leading groups of an IPv6 address that identify the network of one household or server. */
const networkGroups = 4
const allGroups = 8

/** Returns the network of an address for limits: the IPv4 address itself, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? []
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
  const first = groups(head)
  const last = groups(tail)
  const zeros = Array<string>(Math.max(0, allGroups - first.length - last.length)).fill('0')
  return `${[...first, ...zeros, ...last].slice(0, networkGroups).join(':')}::`
}
