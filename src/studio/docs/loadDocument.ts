import firstPortal from '../../../docs/your-first-portal.md'
import type { StudioLanguage } from '../texts/StudioText'
import commandLine from './command-line.md'
import type { DocPage } from './DocNode'

/** The pages of the documentation; the English ones are written first. */
const english = { 'command-line': commandLine, 'your-first-portal': firstPortal }

export type DocName = keyof typeof english

const translations = import.meta.glob<DocPage>('./*/*.md', { import: 'default' })

/** A page of the documentation, and its language: English where there is no translation. */
export type LoadedDocument = { page: DocPage; language: StudioLanguage }

const loads = new Map<string, Promise<LoadedDocument>>()

/** Loads a page in a language. Returns a cached promise, as React's `use` requires. */
export function loadDocument(name: DocName, language: StudioLanguage): Promise<LoadedDocument> {
  const path = `./${language}/${name}.md`
  const known = loads.get(path)
  if (known) return known
  const translation = translations[path]
  const load = translation
    ? translation().then((page) => ({ page, language }))
    : Promise.resolve<LoadedDocument>({ page: english[name], language: 'en' })
  loads.set(path, load)
  load.catch(() => loads.delete(path))
  return load
}
