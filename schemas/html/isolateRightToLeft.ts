/** Words of letters that are written from right to left, such as those of Arabic and Hebrew. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+(?:[^\p{L}\p{N}]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+)*/gu

/** Isolates the words of a text that are written from right to left, so that the text around them keeps its order (UAX #9). */
export const isolateRightToLeft = (text: string): string => text.replace(rightToLeft, '\u2068$&\u2069')
