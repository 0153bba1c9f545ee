/** Characters shown of a folded text. */
const most = 165

/**
 * Splits a text that has more characters, as a reader counts them, than are shown at first: after the last word that
 * fits, or through a word that is longer than all of it. Undefined when the text is short enough.
 */
export function fold(text: string): [head: string, tail: string] | undefined {
  if (text.length <= most) return undefined
  const characters = [...text]
  if (characters.length <= most) return undefined
  const first = characters.slice(0, most).join('')
  const words = /\s/.test(characters[most] ?? '') ? first : first.replace(/\s+\S*$/u, '')
  return [words, text.slice(words.length)]
}
