const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Escapes text for an attribute or an element of XML 1.0. Replaces characters that XML does not allow by symbols. */
export const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  text.replace(/[&<>"\u0000-\u001f\ufffe\uffff\p{Surrogate}]/gu, (character) => {
    const code = character.charCodeAt(0)
    // U+2400 is the first of the Unicode control pictures.
    return references[character] ?? (code < 32 ? String.fromCharCode(0x2400 + code) : '\uFFFD')
  })
