const maxCharacters = 120

/** Longer extensions are not kept when a name is shortened. */
const maxExtensionLength = 12

/** Control and format characters, which include direction overrides, and lone surrogates. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/**
 * Returns a name that is safe to store for an uploaded file: without its path, invisible characters and characters that file
 * systems reserve. Shortens long names but keeps the extension.
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
  const extension = /\.[^. ]+$/.exec(name)?.[0] ?? ''
  const kept = [...extension].length <= maxExtensionLength ? extension : ''
  return characters.slice(0, maxCharacters - [...kept].length).join('') + kept
}
