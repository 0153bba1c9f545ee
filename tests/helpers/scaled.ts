/** How much slower this machine is than the one the time limits were written on; `scripts/test.mjs` measures it. */
const factor = Math.max(1, Number(process.env.BEFFROI_TIME_SCALE) || 1)

/** A time limit in milliseconds, longer on a slow or busy machine. */
export const scaled = (milliseconds: number): number => Math.round(milliseconds * factor)
