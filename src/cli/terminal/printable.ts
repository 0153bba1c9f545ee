// Control characters, marks of the reading direction, invisible characters but the joiners, and lone surrogates.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Surrogate}]/gu

/**
 * Makes a string from a file safe to print: replaces characters that control the terminal, turn the reading direction or are
 * invisible by symbols of the same length, so that a payload can neither move the cursor nor disguise itself. A tab is a blank.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => {
    const code = character.charCodeAt(0)
    if (code === 9) return ' '
    // U+2400 begins the pictures of the control characters.
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\uFFFD'.repeat(character.length)
  })
}

/** Makes styled lines safe to print; line breaks and colours stay. */
export function printableLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a style begins with one
  const parts = text.split(/(\n|\u001b\[\d{1,2}m)/)
  return parts.map((part, index) => (index % 2 === 0 ? printable(part) : part)).join('')
}
