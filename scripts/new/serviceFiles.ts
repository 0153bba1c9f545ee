import { insertLine } from './insertLine.ts'
import { json, type NewFiles } from './NewFiles.ts'
import { camel, pascal, sentence, snake } from './names.ts'
import { apiDescription } from './service/apiDescription.ts'
import { areaFiles } from './service/areaFiles.ts'
import { roomFiles } from './service/roomFiles.ts'
import type { ServiceNames } from './service/ServiceNames.ts'

const namesOf = (name: string): ServiceNames => ({
  name,
  value: camel(name),
  type: pascal(name),
  table: snake(name),
  words: sentence(name),
})

/** Returns the rooms of a small complete service: a page with a list from a table of its own. */
export function serviceFiles(name: string): NewFiles {
  const names = namesOf(name)
  const files = new Map([
    [`schemas/api/${name}.json`, json(apiDescription(names))],
    ...roomFiles(names),
    ...areaFiles(names),
  ])
  return { files, edits: edits(names) }
}

const isImport = (line: string): boolean => line.startsWith('import ')
const always = (): boolean => true
/** Whether a line of an alphabetical list comes after one that holds `word`. */
const isAfter = (pattern: RegExp, word: string) => (line: string) => {
  const found = pattern.exec(line)?.[1]
  return found === undefined ? !line.startsWith('import ') && !line.startsWith('export ') : found > word
}

/** Adds an import and an entry to a source. */
const withImport = (line: string, edit: (source: string) => string) => (source: string) =>
  edit(insertLine(source, line, { start: always, isLater: isImport }))

/** The lines that name the service in files that exist: at most four files. */
const edits = ({ name, value, table }: ServiceNames): NewFiles['edits'] =>
  new Map([
    [
      'schemas/routes/routePaths.ts',
      (source: string) =>
        insertLine(source, `  ['/${name}'],`, {
          start: (line) => line.startsWith('export const routePaths'),
          isLater: (line) => line.startsWith('] as const'),
        }),
    ],
    [
      'src/portal/services/index.ts',
      withImport(`import { ${value} } from './${value}/service'`, (source) =>
        insertLine(source, `  ${value},`, {
          start: (line) => line.startsWith('export const services'),
          isLater: (line) => line === ']',
        }),
      ),
    ],
    [
      'src/server/api/areas.ts',
      (source: string) =>
        insertLine(source, `export { ${value} } from './${value}/area'`, {
          start: always,
          isLater: isAfter(/^export \{ (\w+) \}/, value),
        }),
    ],
    [
      'src/server/db/migrations/migrate.ts',
      withImport(`import { ${value} } from './${value}'`, addMigration(value, table)),
    ],
  ])

/** Adds a migration under the next number. */
const addMigration = (value: string, table: string) => (source: string) => {
  const last = Math.max(...[...source.matchAll(/^ {2}'(\d{4})-/gm)].map(([, number]) => Number(number)))
  const key = `${String(last + 1).padStart(4, '0')}-${table.replaceAll('_', '-')}`
  return insertLine(source, `  '${key}': ${value},`, {
    start: (line) => line.startsWith('const migrations'),
    isLater: (line) => line === '}',
  })
}
