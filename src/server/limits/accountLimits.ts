import { ApiFailure } from '../http/ApiFailure'
import { countLimited, type LimitedCounter, type WindowCounts } from './WindowCounts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Limits of attempts on accounts. Also counts an address together with the network, so that an attacker elsewhere locks the owner
 * out only after many attempts, and for an hour at most.
 */
const limits = {
  network: { max: 30, windowMs: minuteMs },
  addressInNetwork: { max: 20, windowMs: 15 * minuteMs },
  address: { max: 100, windowMs: hourMs },
  password: { max: 20, windowMs: 15 * minuteMs },
  mail: { max: 5, windowMs: hourMs },
  code: { max: 20, windowMs: hourMs },
}

/** Counts attempts and throws a 429 beyond the limits. The network is undefined for calls of a trusted portal. */
export type AccountLimits = {
  countSignIn(network: string | undefined, email: string): Promise<void>
  /** Counts a password attempt of the signed-in visitor. */
  countPassword(account: string): Promise<void>
  /** Counts a requested mail. */
  countMail(network: string | undefined, email: string): Promise<void>
  /** Counts an attempt with a link or, if `email` is given, with a code. */
  countConfirmation(network: string | undefined, email?: string): Promise<void>
}

export function accountLimits(counts: WindowCounts, now: () => Date): AccountLimits {
  async function count(counters: readonly LimitedCounter[]): Promise<void> {
    const { retryAfter } = await countLimited(counts, counters, now)
    if (retryAfter === undefined) return
    const message = `Too many attempts; try again in ${retryAfter} s.`
    throw new ApiFailure(429, 'too-many-requests', message, [], retryAfter)
  }

  const ofNetwork = (network: string | undefined) =>
    network === undefined ? [] : [{ name: `accounts ${network}`, ...limits.network }]

  return {
    async countSignIn(network, email) {
      const inNetwork = { name: `sign-in ${network} ${email}`, ...limits.addressInNetwork }
      await count([...ofNetwork(network), ...(network === undefined ? [] : [inNetwork])])
      // Attempts beyond the network's own limit do not count against other networks.
      await count([{ name: `sign-in ${email}`, ...limits.address }])
    },
    countPassword: (account) => count([{ name: `password ${account}`, ...limits.password }]),
    countMail: (network, email) => count([...ofNetwork(network), { name: `mail ${email}`, ...limits.mail }]),
    countConfirmation: (network, email) =>
      count([...ofNetwork(network), ...(email === undefined ? [] : [{ name: `code ${email}`, ...limits.code }])]),
  }
}

/** Disables the limits. */
export const noAccountLimits: AccountLimits = {
  countSignIn: async () => {},
  countPassword: async () => {},
  countMail: async () => {},
  countConfirmation: async () => {},
}
