/** Letters that are written from right to left, such as those of Arabic and Hebrew. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates a string with letters from right to left, so that a text around it keeps its order (UAX #9). Returns other values as they are. */
export const isolateRightToLeft = <V>(value: V): V | string =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value
