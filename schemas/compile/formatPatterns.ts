import { inFolder, type SchemaFiles } from './SchemaFiles'

/** Formats are the patterns of the shared fragments that name one, so each rule stands in one place. */
export function formatPatterns(source: SchemaFiles): Record<string, string> {
  const named = inFolder(source, 'shared').flatMap(({ schema: { format, pattern } }) =>
    typeof format === 'string' && typeof pattern === 'string' ? [[format, pattern] as const] : [],
  )
  return Object.fromEntries(named)
}
