import type { ServiceNames } from './ServiceNames.ts'

/** The files of the service in the server: its area, its table, and a test. */
export const areaFiles = (names: ServiceNames): [path: string, text: string][] => {
  const { value, type } = names
  const folder = `src/server/api/${value}`
  return [
    [`${folder}/area.ts`, area(names)],
    [`${folder}/handlers.ts`, handlers(names)],
    [`${folder}/${type}Tables.ts`, tables(names)],
    [`src/server/db/migrations/${value}.ts`, migration(names)],
    [`tests/server/api/${value}.test.ts`, test(names)],
  ]
}

const area = ({ value, type, table }: ServiceNames): string => `import type { Area, Tracked } from '../Area'
import { list${type} } from './handlers'
import type { ${type}Tables } from './${type}Tables'

export const ${value} = {
  handlers: { list${type} },
  tables: { ${table}: 'tracked' } satisfies Tracked<${type}Tables>,
} satisfies Area
`

const handlers = ({ name, type, table }: ServiceNames): string => `import type { Block } from '../../../../schemas'
import type { Handler } from '../call/Handler'
import { localized, openScope } from '../call/Scope'

export const list${type}: Handler<'list${type}'> = async (call, services) => {
  const scope = await openScope(call, services)
  const rows = await scope.db
    .selectFrom('${table}')
    .selectAll()
    .where('portal', '=', scope.name)
    .orderBy('position')
    .execute()
  const items = rows.map(({ uid, texts }): Block => {
    const { title, text } = localized(texts, scope)
    return { type: 'content-cell', id: \`${name}-\${uid}\`, data: { title, description: { text } } }
  })
  return { data: { items, total: items.length } }
}
`

const tables = ({ type, table }: ServiceNames): string => `import type { JSONColumnType } from 'kysely'
import type { Publication } from '../../../../schemas'

type Translation = { title: string; text: string }

export type ${type}Table = {
  portal: string
  uid: string
  position: number
  texts: JSONColumnType<{ [L in keyof Publication['translations']]?: Translation }>
}

export type ${type}Tables = { ${table}: ${type}Table }

declare module '../../db/Tables' {
  interface Tables extends ${type}Tables {}
}
`

const migration = ({
  value,
  table,
  words,
}: ServiceNames): string => `import { type Kysely, type Migration, sql } from 'kysely'
import { trackTable } from './trackTable'

/** ${words} of towns. */
export const ${value}: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql\`create table ${table} (
      portal text not null references portal (name) on delete cascade, uid text not null, position integer not null,
      texts json not null, primary key (portal, uid))\`.execute(db)
    await trackTable(db, '${table}')
  },
}
`

const test = ({ name, table }: ServiceNames): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer, type TestServer } from '../../helpers/server/openServer'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

const list = async (language: string) => {
  const url = '/core-service/api/v1/web/portal/montclair/${name}'
  return (await server.app.inject({ url, headers: { 'x-lgc-language': language } })).json().data
}

it('lists what the table holds, in its order and in the language of the call', async () => {
  expect(await list('fr')).toEqual({ items: [], total: 0 })
  const row = (uid: string, position: number, title: string) => {
    const texts = { fr: { title, text: 'Un texte.' }, en: { title: \`\${title} (en)\`, text: 'A text.' } }
    return { portal: 'montclair', uid, position, texts: JSON.stringify(texts) }
  }
  await server.db.insertInto('${table}').values([row('b', 2, 'Deux'), row('a', 1, 'Un')]).execute()
  await server.app.readChanges()
  const titles = async (language: string) => {
    const { items }: { items: { data: { title: string } }[] } = await list(language)
    return items.map(({ data }) => data.title)
  }
  expect(await titles('fr')).toEqual(['Un', 'Deux'])
  expect(await titles('en')).toEqual(['Un (en)', 'Deux (en)'])
})
`
