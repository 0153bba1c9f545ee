// Control characters, those that reverse the reading direction, those without any width but the joiners, and halves of pairs.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Surrogate}]/gu

/**
 * Text from a file, safe on a terminal: characters that drive it, turn the reading direction or cannot be seen are shown as
 * symbols, unit for unit, so that a payload can neither move the cursor nor disguise itself. A tab is a blank.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => {
    const code = character.charCodeAt(0)
    if (code === 9) return ' '
    // U+2400 begins the pictures of the control characters.
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\uFFFD'.repeat(character.length)
  })
}

/** The same for several lines that are styled already: their breaks and colours stay. */
export function printableLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a style begins with one
  const parts = text.split(/(\n|\u001b\[\d{1,2}m)/)
  return parts.map((part, index) => (index % 2 === 0 ? printable(part) : part)).join('')
}
