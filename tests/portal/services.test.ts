import { expect, it } from 'vitest'
import type { PageForm } from '../../schemas/door'
import { routePaths } from '../../schemas/routes/routePaths'
import { services } from '../../src/portal/services/index'
import { offlinePages } from '../../src/portal/services/offlinePages'
import { pageForms } from '../../src/portal/services/pageForms'
import type { Service } from '../../src/portal/services/Service'
import { readTree } from '../helpers/architecture/Tree'
import { root } from '../helpers/fixtures'

const tree = readTree(root, ['src/portal', 'src/server', 'renderer'])

/** The rooms on the server of the services whose paths are lists of the contract, which check each path there. */
const serverRooms: Readonly<Record<string, readonly string[]>> = {
  compte: ['src/server/api/accounts/', 'src/server/web/account/'],
  participer: ['src/server/api/participation/'],
}

/** The record of each room, by the path of the room. */
const records = Object.entries(
  import.meta.glob<Readonly<Record<string, Service>>>('../../src/portal/services/*/service.ts', { eager: true }),
).flatMap(([path, module]) =>
  Object.values(module).map((record) => ({ room: path.replace(/^(?:\.\.\/)+|service\.ts$/g, ''), record })),
)

/** The room of each service, by the first segments of the paths of its routes. */
const rooms = new Map(
  records.flatMap(({ room, record }) =>
    Object.keys(record.routes).map((path) => [path.split('/')[1] ?? '', room] as const),
  ),
)

it('every room has one record, which the list of services names', () => {
  const folders = new Set([...tree.keys()].flatMap((path) => /^src\/portal\/services\/[^/]+\//.exec(path)?.[0] ?? []))
  expect(records.map(({ room }) => room).sort()).toEqual([...folders].sort())
  expect(new Set(services)).toEqual(new Set(records.map(({ record }) => record)))
})

it('no two services have a page at the same path, and every path is one of the contract', () => {
  const paths = services.flatMap(({ routes }) => Object.keys(routes))
  expect(new Set(paths).size).toBe(paths.length)
  const known: readonly string[] = routePaths.map(([path]) => path)
  expect(paths.filter((path) => !known.includes(path))).toEqual([])
})

it('no path of a service stands outside of its room', () => {
  const literal = new RegExp(`['"\`]/(?::card/)?(${[...rooms.keys()].join('|')})(?=['"\`/?#.$])`, 'g')
  const faults = [...tree].flatMap(([path, text]) =>
    [...text.matchAll(literal)].flatMap(([, segment = '']) =>
      [rooms.get(segment) ?? '?', ...(serverRooms[segment] ?? [])].some((room) => path.startsWith(room))
        ? []
        : [`${path} names /${segment}`],
    ),
  )
  expect(faults).toEqual([])
})

it('the server has the forms of every room, each at a path of the room', () => {
  const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, PageForm>>>>>(
    '../../src/portal/services/*/*Forms.ts',
    { eager: true },
  )
  const forms = Object.entries(modules).flatMap(([file, module]) =>
    Object.values(module).flatMap((table) => Object.entries(table).map((entry) => ({ file, entry }))),
  )
  expect(Object.fromEntries(forms.map(({ entry }) => entry))).toEqual(pageForms)
  // The name of a sub-portal may stand before that of the service.
  const segmentOf = (path: string) => path.split('/').find((part) => part !== '' && !part.startsWith(':')) ?? ''
  const strangers = forms.filter(({ file, entry: [path] }) => !file.includes(rooms.get(segmentOf(path)) ?? '?'))
  expect(strangers).toEqual([])
})

it('the service worker has the offline pages of every service with pages that work offline', () => {
  const folders = services.flatMap(({ routes }) =>
    Object.entries(routes).flatMap(([path, route]) => (route.worksOffline ? [path.split('/')[1]] : [])),
  )
  expect(offlinePages.map(({ folder }) => folder).sort()).toEqual([...new Set(folders)].sort())
})
