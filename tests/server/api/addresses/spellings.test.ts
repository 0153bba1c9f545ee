import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../../../schemas'
import { usualDatabases } from '../../../helpers/server/databases'
import { openServer, type TestServer } from '../../../helpers/server/openServer'

/** Spellings of addresses of the demo towns, one a line: town, typed text, street, house number, box and postal code. */
const spellings = readFileSync(join(import.meta.dirname, 'spellings.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [town = '', typed = '', street = '', number = '', box = '', zip = ''] = line.split('\t')
    return { town, typed: encodeURIComponent(typed), line, address: lineOf(street, number, box, zip) }
  })

/** The spellings whose address may stand elsewhere than first. */
const maxFaults = 5

function lineOf(street: string, number: string, box: string | undefined, zip: string): string {
  return `${street} ${number}${box ? ` bte ${box}` : ''}, ${zip}`.replace(' ,', ',')
}
const addressLine = ({ street, streetNumber, boxNumber, zip }: Address) => lineOf(street, streetNumber, boxNumber, zip)

describe.each(usualDatabases)('an address as people type it, on $name', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer({ database })
  })
  afterAll(() => server.close())

  const read = async (url: string) => {
    const answer = await server.app.inject(url)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data
  }

  it('is found first in the list of addresses', async () => {
    const faults: string[] = []
    for (const { town, typed, line, address } of spellings) {
      const [first] = await read(`/core-service/api/v1/web/portal/${town}/addresses?query=${typed}`)
      if (!first || addressLine(first) !== address) faults.push(`${line} → ${first ? addressLine(first) : 'nothing'}`)
    }
    expect(spellings.length).toBeGreaterThanOrEqual(120)
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(maxFaults)
  })

  it('is found first on the map', async () => {
    const faults: string[] = []
    for (const { town, typed, line, address } of spellings) {
      const [first] = await read(`/maps-service/api/v1/web/geocode?portalName=${town}&query=${typed}`)
      if (!first || addressLine(first.address) !== address) faults.push(`${line} → ${first?.label ?? 'nothing'}`)
    }
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(maxFaults)
  })

  it.each([
    ['bibliothèque communale, B-4679 Montclair, Belgique', /^Bibliothèque/],
    ['collégiale ste Aldegonde', /^Collégiale/],
    ['banc', /^Banc, /],
    ['bench', /^Banc, /],
  ])('is that of a place that has all the words, those in its name first: %s', async (typed, label) => {
    const [first] = await read(
      `/maps-service/api/v1/web/geocode?portalName=montclair&query=${encodeURIComponent(typed)}`,
    )
    expect(first).toMatchObject({ kind: 'place', label: expect.stringMatching(label) })
  })

  it('is found first among the streets with pickups', async () => {
    const faults: string[] = []
    for (const { town, typed, line, address } of spellings) {
      const { items } = await read(`/garbage-view-service/api/v1/web/pickups/search?portalName=${town}&query=${typed}`)
      const [street = '', zip = ''] = items[0]?.label.split(/, (\d+).*/) ?? []
      if (!address.startsWith(street) || !address.endsWith(zip) || street === '')
        faults.push(`${line} → ${items[0]?.label ?? 'nothing'}`)
    }
    expect(faults.length, faults.join('\n')).toBeLessThanOrEqual(maxFaults)
  })
})
