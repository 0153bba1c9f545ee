import type { SchemaFiles } from '../../schemas/compile/SchemaFiles.ts'

/** The languages that `shared/locale.json` lists. */
export function locales(files: SchemaFiles): readonly string[] {
  const listed = files.get('shared/locale.json')?.schema.enum
  if (!Array.isArray(listed)) throw new Error('schemas/shared/locale.json lists no language')
  return listed.map(String)
}

/** Generates a module with the languages, for programs that load no schema. */
export const localesModule = (files: SchemaFiles): string => `import type { Locale } from './types'

/** The languages of portals. */
export const locales: readonly Locale[] = ${JSON.stringify(locales(files))}
`
