/** An answer that tells the server's time. */
type Timed = { now: string }

/**
 * By how much the clock of this page is ahead of the server's, in ms. Each answer tells the server's time; until it is read it ages,
 * so that the smallest difference is the truest. Undefined before the first answer.
 */
let ahead: number | undefined

/** A clock that no change of the device's time moves: milliseconds since the page was opened. */
const pageTime = (): number => performance.now()

/** Learns the server's time from an answer that has just been read, or that a cache kept. */
export function learnTime({ now }: Timed): void {
  const difference = pageTime() - Date.parse(now)
  if (ahead === undefined || difference < ahead) ahead = difference
}

/** Milliseconds until an instant, whatever the clock of the device says. */
export function timeLeft({ until, now }: Timed & { until: string }): number {
  return Math.max(0, Date.parse(until) - serverTime({ now }))
}

/** The server's time, in ms since 1970. Before one was learned, that of the answer. */
export const serverTime = ({ now }: Timed): number => (ahead === undefined ? Date.parse(now) : pageTime() - ahead)

/** Forgets the server's time. */
export function forgetTime(): void {
  ahead = undefined
}
