export const locales = ['fr', 'de', 'en', 'nl'] as const
export const builders = ['github', 'gitlab', 'none'] as const

export type Locale = (typeof locales)[number]
export type Builder = (typeof builders)[number]

/** What `init` must know: the folder of the payloads, the language of their texts, and who runs the checks. */
export type Answers = { payloads: string; locale: Locale; ci: Builder }

/** The folder as a configuration names it. Throws what is wrong with it: half a sentence. */
export function readFolder(text: string): string {
  const folder = text
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/\/+$/, '')
  if (folder === '' || folder === '.') return '.'
  if (/^(?:\/|[A-Za-z]:)/.test(folder) || folder.split('/').includes('..'))
    throw new Error('name a folder inside this one')
  if (/[*?[\]{}!]/.test(folder)) throw new Error('name a folder without *, ?, ! or brackets')
  return folder
}
