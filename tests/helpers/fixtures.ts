import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The root of the project. */
export const root = join(import.meta.dirname, '../..')

/** One JSON file below `fixtures/`. */
export type Fixture = { name: string; path: string; json: unknown }

/** What an invalid fixture states of its own document. */
type Mistake = { code: string; pointer: string }
export type InvalidFixture = { name: string; path: string; document: unknown; issues: Mistake[] }

/** Kinds of document that have fixtures, each in folders of its own. */
export type FixtureFolder = `blocks/${string}` | `actions/${string}` | 'pages'

export function foldersOf(kind: 'blocks' | 'actions'): string[] {
  return readdirSync(join(root, 'fixtures', kind)).sort()
}

/** The fixtures of a folder that must pass; none when there is no such folder. */
export function validFixtures(folder: FixtureFolder): Fixture[] {
  return read(`${folder}/valid`)
}

/** The fixtures of a folder that must fail. Throws when one does not say how. */
export function invalidFixtures(folder: FixtureFolder): InvalidFixture[] {
  return read(`${folder}/invalid`).map(({ name, path, json }) => {
    if (!isInvalid(json)) throw new Error(`${path} must hold { "document", "issues": [{ "code", "pointer" }] } alone`)
    return { name, path, document: json.document, issues: json.issues }
  })
}

function read(folder: string): Fixture[] {
  const absolute = join(root, 'fixtures', folder)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute)
    .sort()
    .map((file) => ({
      name: file.replace(/\.json$/, ''),
      path: `fixtures/${folder}/${file}`,
      json: JSON.parse(readFileSync(join(absolute, file), 'utf8')),
    }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: Record<string, unknown>, names: readonly string[]): boolean =>
  Object.keys(value).sort().join() === [...names].sort().join()

const isMistake = (value: unknown): value is Mistake =>
  isRecord(value) &&
  hasOnly(value, ['code', 'pointer']) &&
  typeof value.code === 'string' &&
  typeof value.pointer === 'string'

function isInvalid(json: unknown): json is { document: unknown; issues: Mistake[] } {
  return (
    isRecord(json) &&
    hasOnly(json, ['document', 'issues']) &&
    Array.isArray(json.issues) &&
    json.issues.length > 0 &&
    json.issues.every(isMistake)
  )
}
