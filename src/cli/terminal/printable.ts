// Control characters, bidirectional controls, invisible characters except the joiners, and lone surrogates.
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}\p{Surrogate}]/gu

/**
 * Makes an untrusted string safe to print. Replaces control, bidirectional and invisible characters by symbols of the same length,
 * so that a payload can neither move the cursor nor disguise itself. A tab becomes a space.
 */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => {
    const code = character.charCodeAt(0)
    if (code === 9) return ' '
    // U+2400 is the first of the Unicode control pictures.
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\uFFFD'.repeat(character.length)
  })
}

/** Makes styled lines safe to print. Keeps line breaks and SGR styles. */
export function printableLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a style begins with one
  const parts = text.split(/(\n|\u001b\[\d{1,2}m)/)
  return parts.map((part, index) => (index % 2 === 0 ? printable(part) : part)).join('')
}
