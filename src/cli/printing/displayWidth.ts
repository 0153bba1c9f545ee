const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const empty = /\p{Mark}|[\u200b-\u200d]/u

/** How many cells of a terminal a text takes: two for East Asian characters and emoji, none for combining marks. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += wide.test(character) ? 2 : empty.test(character) ? 0 : 1
  return width
}
