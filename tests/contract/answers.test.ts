import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../helpers/fixtures'
import { isSchema, type Schema, schemaFiles } from './schemaFiles'

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce((found, name) => (isSchema(found) ? found[name] : undefined), value)

/** What a call that reads answers: the path of a schema file, and whether the data is a list of what it describes. */
type Reading = { id: string; path: string; isList: boolean }

function readings({ schema }: { schema: Schema }): Reading[] {
  return Object.values(schema.paths ?? {}).flatMap((path) => {
    const data = at(path, 'get', 'responses', '200', 'content', 'application/json', 'schema', 'properties', 'data')
    const whole = at(data, '$ref')
    const reference = whole ?? at(data, 'items', '$ref')
    if (reference === undefined || reference === '../block.json') return []
    return [
      {
        id: String(at(path, 'get', 'operationId')),
        path: String(reference).replace('../', ''),
        isList: whole === undefined,
      },
    ]
  })
}

const generated = join(root, 'schemas/generated')

/** The tables of contracts, by operation id. */
async function readTables(): Promise<Readonly<Record<string, unknown>>> {
  const files = readdirSync(generated).filter((name) => /^(?:answers|\w+Answers)\.ts$/.test(name))
  const modules: unknown[] = await Promise.all(files.map((name) => import(join(generated, name))))
  return Object.fromEntries(
    modules.flatMap((module) => Object.values(Object(module))).flatMap((table) => Object.entries(Object(table))),
  )
}

describe('the contracts of answers', () => {
  const expected = schemaFiles('api').flatMap(readings)

  it('exist for every call that reads, and for no other', async () => {
    expect(expected.length).toBeGreaterThan(40)
    expect(Object.keys(await readTables()).sort()).toEqual(expected.map(({ id }) => id).sort())
  })

  it.each(expected)('$id is checked by $path', async ({ id, path, isList }) => {
    const { default: contract } = await import(join(generated, path.replace(/\.json$/, '.js')))
    expect((await readTables())[id]).toEqual({ [isList ? 'items' : 'whole']: contract })
  })
})
