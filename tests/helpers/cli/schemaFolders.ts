import { folderOf } from './folderOf'
import { runCli } from './runCli'
import { fewSchemas, memberOf, type Schemas } from './schemaVersions'

/** Schemas as files for `folderOf`. */
export const inFolder = (folder: string, schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([path, schema]) => [`${folder}/${path}`, schema]))

/** Schemas whose block type "title" allows levels up to a maximum. */
export const upTo = (maximum: number): Schemas => {
  const schemas = fewSchemas()
  memberOf(schemas, 'blocks/title.json', 'properties', 'level').maximum = maximum
  return schemas
}

/** A folder with two versions, `old` and `new`; `new` allows fewer levels. */
export const twoVersions = () => folderOf({ ...inFolder('old', upTo(4)), ...inFolder('new', upTo(3)) })

/** Runs `beffroi diff` in a folder. */
export const runDiff = (cwd: string, ...args: string[]) => runCli(['diff', ...args], { cwd })
