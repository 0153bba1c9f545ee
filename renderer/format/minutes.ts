/** A duration in whole minutes: up to 59 in minutes, then in hours and minutes, as in `1h05`. */
export function minutes(duration: number): string {
  const whole = Math.round(duration)
  if (whole <= 59) return `${whole} min`
  return `${Math.floor(whole / 60)}h${String(whole % 60).padStart(2, '0')}`
}
