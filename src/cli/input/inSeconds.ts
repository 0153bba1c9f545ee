/** A time in milliseconds, in words. */
export function inSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 100) / 10
  return `${seconds} second${seconds === 1 ? '' : 's'}`
}
