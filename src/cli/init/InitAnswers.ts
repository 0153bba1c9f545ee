import type { Locale } from '../../../schemas'

export const ciServices = ['github', 'gitlab', 'none'] as const

type CiService = (typeof ciServices)[number]

/** The answers that `init` needs: the folder of the payloads, the language of their texts, and the CI that checks them. */
export type InitAnswers = { payloads: string; locale: Locale; ci: CiService }

/** Returns a folder as a configuration names it. Throws half a sentence for a folder it cannot name. */
export function parseFolder(text: string): string {
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
