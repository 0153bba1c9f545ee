import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findComponent } from '../../src/studio/contract/allComponents'
import { findFixture, fixtures, fixturesOf } from '../../src/studio/fixtures/catalogue'
import { parseFixtureFile } from '../../src/studio/fixtures/loadFixtures'
import { fixtureAddress } from '../../src/studio/settings/addresses'
import { defaults } from '../../src/studio/settings/Settings'
import { root } from '../helpers/fixtures'

const files = ['blocks', 'actions', 'pages'].flatMap((folder) =>
  readdirSync(join(root, 'fixtures', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => `${folder}/${file.replace(/\.json$/, '')}`),
)

describe('the gallery', () => {
  it('contains every fixture once', () => {
    expect(fixtures.map(({ id }) => id).sort()).toEqual(files.sort())
  })

  it('has an address for every fixture, which leads to it alone', () => {
    const addresses = fixtures.map((fixture) => fixtureAddress(fixture, defaults))
    expect(new Set(addresses).size).toBe(fixtures.length)
    for (const fixture of fixtures) {
      const { pathname, searchParams } = new URL(fixtureAddress(fixture, defaults), 'http://studio')
      const [, collection = '', component = ''] = pathname.split('/')
      expect(findComponent(collection, component), fixture.id).toBeDefined()
      const found = fixturesOf(fixture.collection, component).filter(
        ({ name }) => name === (searchParams.get('fixture') ?? ''),
      )
      expect(found).toEqual([fixture])
    }
  })

  it('shows the minimal fixture first and invalid ones last', () => {
    const poll = fixturesOf('blocks', 'poll')
    expect(poll[0]?.name).toBe('valid/minimal')
    expect(poll[1]?.name).toBe('valid/complete')
    expect(poll.findLastIndex(({ isValid }) => isValid)).toBeLessThan(poll.findIndex(({ isValid }) => !isValid))
  })
})

describe('an invalid fixture', () => {
  it('is shown as its document only, with the layout of its file', async () => {
    const fixture = findFixture('blocks/poll/invalid/question-missing')
    const file = readFileSync(join(root, 'fixtures/blocks/poll/invalid/question-missing.json'), 'utf8')
    const { text, expected } = parseFixtureFile((await fixture?.load()) ?? '', false)
    expect(JSON.parse(text)).toEqual(JSON.parse(file).document)
    expect(text.split('\n').at(-1)).toBe('}')
    expect(expected).toEqual([{ code: 'missing-property', pointer: '/data/question' }])
  })

  it.each(['', 'no JSON', '[]', '{"issues": [1, {"code": 2}]}'])('that holds %j expects no issues', (file) => {
    expect(parseFixtureFile(file, false)).toEqual({ text: file, expected: [] })
  })
})
