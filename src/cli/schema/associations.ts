import type { Configuration } from '../../../schemas/configuration'
import { expandBraces } from '../config/expandBraces'
import { configurationName } from '../config/findConfiguration'

/** Which files of a workspace a schema is about; patterns as VS Code reads them, `!` for what is left out. */
export type Association = { target: string; patterns: string[] }

/** JSON that is no payload, in folders where there are both. */
const others = [
  'package.json',
  'package-lock.json',
  'composer.json',
  'tsconfig*.json',
  '.vscode/**',
  'node_modules/**',
  'vendor/**',
]

/**
 * The schemas of the payloads in a folder: every document by its shape, but for what the configuration says is of a kind.
 * What it looks for inside a file (`at`) no schema of the whole file can tell.
 */
export function associations(folder: string | undefined, configuration: Configuration | undefined): Association[] {
  const overrides = configuration?.overrides ?? []
  const special = overrides.filter(({ as, at }) => as !== undefined || at !== undefined)
  const exceptions = special.flatMap(({ files }) => patternsOf(files)).map((pattern) => `!${pattern}`)
  const chosen = folder === undefined ? (configuration?.files ?? ['.']) : [folder]
  const usual =
    configuration?.at === undefined
      ? [{ target: configuration?.as ?? 'document', patterns: [...patternsOf(chosen), ...exceptions] }]
      : []
  const kinds = special.flatMap(({ as, at, files }) =>
    as === undefined || at !== undefined ? [] : [{ target: as, patterns: patternsOf(files) }],
  )
  return [...usual, ...kinds, { target: 'configuration', patterns: [configurationName] }]
}

function patternsOf(files: readonly string[]): string[] {
  return files.flatMap(expandBraces).flatMap((file) => {
    const path = file.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '')
    if (path === '' || path === '.') return ['*.json', ...[...others, configurationName].map((other) => `!${other}`)]
    return /\.json$/.test(path) || /[*?]/.test(path) ? [path] : [`${path}/**/*.json`]
  })
}
