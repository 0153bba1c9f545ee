import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reachedSpecs, readSpecs, roomsOf } from '../../scripts/test/changes.mjs'
import { packageRoot } from '../../src/server/packageRoot'

const specs = new Map([
  ['walks.spec.ts', "// rooms: src/portal/walks renderer/map\nimport { go } from './steps'\n"],
  ['vote.spec.ts', '// rooms: renderer/blocks/poll\n'],
  ['steps.ts', "import { page } from './page'\n"],
  ['page.ts', ''],
])

it('takes the tests that name a room of the change, or that use what changed', () => {
  expect(reachedSpecs(['renderer/map/zoom.ts'], specs)).toEqual(['walks.spec.ts'])
  expect(reachedSpecs(['renderer/maps.ts', 'README.md'], specs)).toEqual([])
  expect(reachedSpecs(['tests/e2e/vote.spec.ts'], specs)).toEqual(['vote.spec.ts'])
  expect(reachedSpecs(['tests/e2e/page.ts'], specs)).toEqual(['walks.spec.ts'])
})

const named = new Map(
  [...readSpecs()].filter(([name]) => name.endsWith('.spec.ts')).map(([name, text]) => [name, roomsOf(text)]),
)

it.each([...named])('%s names rooms that exist', (_, rooms) => {
  expect(rooms.length).toBeGreaterThan(0)
  expect(rooms.filter((room) => !existsSync(join(packageRoot, room)))).toEqual([])
})

/** Folders whose rooms are each named by a file of browser tests. */
const parents = ['src/portal', 'src/portal/services', 'src/studio', 'src/server/api', 'renderer']

it.each(parents)('each room of %s is named by a file of browser tests', (parent) => {
  const rooms = readdirSync(join(packageRoot, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
  const all = [...named.values()].flat()
  const covers = (room: string) =>
    all.some((one) => one === room || room.startsWith(`${one}/`) || one.startsWith(`${room}/`))
  expect(rooms.filter((room) => !covers(room))).toEqual([])
})
