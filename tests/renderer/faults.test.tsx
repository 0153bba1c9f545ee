import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../schemas/engine'
import { blockTypes, validate } from '../../schemas/index'
import { type Fault, faults } from '../helpers/renderer/faults'
import { Scene } from '../helpers/renderer/Scene'
import { testHost } from '../helpers/renderer/testHost'
import { sample } from '../helpers/sample'

const folder = join(import.meta.dirname, '../../fixtures/blocks')

const fixtures = blockTypes.flatMap((type) =>
  readdirSync(join(folder, type, 'valid')).map((file) => {
    const block: unknown = JSON.parse(readFileSync(join(folder, type, 'valid', file), 'utf8'))
    if (!isObject(block)) throw new Error(`${type}/${file} is not an object`)
    return { name: `${type}/${file}`, type, block }
  }),
)

const cases = fixtures.flatMap(({ name, type, block }) =>
  faults(block).map((fault) => ({ fixture: name, type, fault })),
)
/** In the everyday run every value of a block is broken in one way, and every block in all ways. */
const chosen = new Set([
  ...sample(cases, [({ type, fault }) => `${type} ${fault.place}`, () => 'any kind']),
  ...sample(cases, [({ type }) => type, ({ fault }) => fault.kind]),
])
const chosenByFixture = new Map(fixtures.map(({ name }): [string, Fault[]] => [name, []]))
for (const { fixture, fault } of chosen) chosenByFixture.get(fixture)?.push(fault)
const faultsByFixture = [...chosenByFixture].map(([name, all]) => ({ name, all })).filter(({ all }) => all.length > 0)

/** Number of faulty blocks on one page, each between two siblings that must still render. */
const perPage = 40

const sibling = (index: number) => ({ type: 'title', data: { text: `Voisin ${index}.` } })

/** Makes the id of a faulty block unique, because copies of one block on a page would repeat it. */
const withUniqueId = (block: unknown, index: number): unknown =>
  isObject(block) && typeof block.id === 'string' ? { ...block, id: `${block.id} ${index}` } : block

function pagesOf(all: readonly Fault[]): { faults: readonly Fault[]; components: unknown[] }[] {
  const pages = []
  for (let start = 0; start < all.length; start += perPage) {
    const part = all.slice(start, start + perPage)
    const components = part.flatMap(({ breakBlock }, index) => [sibling(index), withUniqueId(breakBlock(), index)])
    pages.push({ faults: part, components: [...components, sibling(part.length)] })
  }
  return pages
}

const diagnostics = /inconnu-au-bataillon|is missing|is not a property|received|There is no block|at Object\.|TypeError/

function expectContained(html: string, count: number): void {
  for (let index = 0; index <= count; index++) expect(html).toContain(`Voisin ${index}.`)
  expect(html).not.toMatch(diagnostics)
  expect(html).not.toMatch(/(?:href|src|action)="\s*javascript:/i)
  expect(html).not.toMatch(/<script|\son\w+="/i)
}

beforeAll(async () => {
  await testHost().engine.preload(blockTypes, 'fr')
})

describe('a fault in any value of any block', () => {
  it.each(faultsByFixture)('in $name keeps its siblings and shows no diagnostics to the visitor', async ({ all }) => {
    for (const page of pagesOf(all)) {
      const server = testHost()
      expectContained(renderToString(<Scene host={server} components={page.components} />), page.faults.length)

      const browser = testHost()
      const place = document.createElement('div')
      const thrown: unknown[] = []
      const root = createRoot(place, { onCaughtError: (error) => thrown.push(error) })
      await act(async () => root.render(<Scene host={browser} components={page.components} />))
      expectContained(place.innerHTML, page.faults.length)
      expect(thrown).toEqual([])
      await act(() => root.unmount())

      const reported = (host: typeof server) => host.issues.map(({ code, pointer }) => `${code} ${pointer}`).sort()
      expect(reported(browser)).toEqual(reported(server))
    }
  })

  it('reports the same issues as validate does', () => {
    for (const { block } of sample(fixtures, [({ type }) => type, () => 'any'])) {
      // A block that contains itself is one object in several places, which an engine reports once.
      const trees = faults(block).filter(({ kind }) => kind !== 'cycle')
      for (const { components } of pagesOf(trees.slice(0, perPage))) {
        const host = testHost()
        renderToString(<Scene host={host} components={components} />)
        const expected = validate({ title: 'Page', components }).issues
        const text = ({ code, pointer }: { code: string; pointer: string }) => `${code} ${pointer}`
        expect(new Set(host.issues.map(text))).toEqual(new Set(expected.map(text)))
      }
    }
  })
})
