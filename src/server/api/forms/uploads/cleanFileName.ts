const maxCharacters = 120
const maxEnding = 12

/** Control and format characters, among them those that turn the direction of text, and halves of characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * The name that an uploaded file is stored under: without a path, without characters that are not seen or that systems of
 * files reserve, and of bounded length with its ending kept.
 */
export function cleanFileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const visible = last
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
  const name = visible.replace(/^[. ]+|[. ]+$/g, '')
  const characters = [...name]
  if (characters.length <= maxCharacters) return name || 'file'
  const ending = /\.[^. ]+$/.exec(name)?.[0] ?? ''
  const kept = [...ending].length <= maxEnding ? ending : ''
  return characters.slice(0, maxCharacters - [...kept].length).join('') + kept
}
