import type { SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { formatPatterns } from '../../../../schemas/compile/SchemaFiles'
import { addressOf, type Definition } from './Definition'

/** How a text must be written, and the keyword that says so. */
export type Writing = { pattern: string; name: string | undefined; address: string }

/** A format that the shared fragments declare is what its pattern says, whatever stands beside it. */
export function writingOf(source: SchemaFiles, { keywords, origins }: Definition): Writing | undefined {
  const { format, pattern } = keywords
  const declared = typeof format === 'string' ? formatPatterns(source)[format] : undefined
  if (typeof format === 'string' && declared !== undefined && origins.format) {
    const keyword = pattern === declared && origins.pattern ? 'pattern' : 'format'
    return {
      pattern: declared,
      name: `the format "${format}"`,
      address: addressOf(origins[keyword] ?? origins.format, keyword),
    }
  }
  if (typeof pattern !== 'string' || !origins.pattern) return undefined
  return { pattern, name: undefined, address: addressOf(origins.pattern, 'pattern') }
}
