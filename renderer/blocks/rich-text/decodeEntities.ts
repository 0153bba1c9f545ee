import { characterEntitiesHtml4 } from 'character-entities-html4'

const named: Readonly<Record<string, string>> = { ...characterEntitiesHtml4, apos: "'" }

/**
 * Text of HTML source: numeric references and the names of HTML 4 and XML are replaced, once. The 2,000 further names of
 * HTML 5 weigh more than the rest of the block and stay as they are written.
 */
export const decodeEntities = (source: string): string =>
  source.replace(/&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|(\w{2,8});)/gi, (reference, decimal, hexadecimal, name) => {
    if (name !== undefined) return (Object.hasOwn(named, name) && named[name]) || reference
    return character(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal))
  })

/** What is no character of Unicode, or a control character, is the replacement character, as in browsers. */
const character = (code: number): string =>
  code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || (code < 32 && code !== 9 && code !== 10)
    ? '\ufffd'
    : String.fromCodePoint(code)
