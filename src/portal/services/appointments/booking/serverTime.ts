import type { SlotHold } from '../../../../../schemas/engine'

/**
 * By how much the clock of this page is ahead of the server's, in ms. Each answer tells the server's time; until it is read it ages,
 * so that the smallest difference is the truest. Undefined before the first answer.
 */
let ahead: number | undefined

/** A clock that no change of the device's time moves: milliseconds since the page was opened. */
const pageTime = (): number => performance.now()

/** Learns the server's time from an answer that has just been read, or that a cache kept. */
export function learnTime({ now }: Pick<SlotHold, 'now'>): void {
  const difference = pageTime() - Date.parse(now)
  if (ahead === undefined || difference < ahead) ahead = difference
}

/** Milliseconds that a hold still lasts, whatever the clock of the device says. */
export function timeLeft({ until, now }: Pick<SlotHold, 'until' | 'now'>): number {
  const serverTime = ahead === undefined ? Date.parse(now) : pageTime() - ahead
  return Math.max(0, Date.parse(until) - serverTime)
}

/** Forgets the server's time. */
export function forgetTime(): void {
  ahead = undefined
}
