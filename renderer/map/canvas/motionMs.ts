/** The duration of a movement of `ms` milliseconds: 0 for visitors who prefer reduced motion. */
export const motionMs = (ms: number): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms)
