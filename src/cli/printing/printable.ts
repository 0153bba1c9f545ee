/**
 * Text from a file, safe on a terminal: control characters and those that reverse the reading direction are shown as
 * symbols, one for one, so that a payload can neither move the cursor nor disguise itself.
 */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => {
    const code = character.charCodeAt(0)
    if (code === 9) return ' '
    // U+2400 begins the pictures of the control characters.
    return code < 32 ? String.fromCharCode(0x2400 + code) : '\uFFFD'
  })
}
