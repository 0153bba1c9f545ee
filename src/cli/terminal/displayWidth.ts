const ascii = /^[\u0020-\u007e]*$/
const flag = /[\u{1f1e6}-\u{1f1ff}]/u
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u
const empty = /\p{Mark}|[\u1160-\u11ff\u200b-\u200d]|\p{Emoji_Modifier}/u

/**
 * How many cells of a terminal a text takes: two for East Asian characters and emoji, none for combining marks and the
 * colours of skin. Two letters of a region are one flag, so each is half of it.
 */
export function displayWidth(text: string): number {
  if (ascii.test(text)) return text.length
  let width = 0
  for (const character of text) width += widthOf(character)
  return width
}

function widthOf(character: string): number {
  if (flag.test(character)) return 1
  if (empty.test(character)) return 0
  return wide.test(character) ? 2 : 1
}
