import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type Kind, validate } from '../../schemas'
import { createTown } from '../../scripts/seed/createTown'
import { checkTown } from '../../src/server/db/seed/checkTown'
import type { Town } from '../../src/server/db/seed/Town'
import { TownFolder } from '../../src/server/db/seed/TownFolder'
import { towns } from '../helpers/server/openServer'

const size = { publications: 400, events: 300, places: 200, contents: 300, streets: 1500, stops: 1100 }

const stopsOf = async ({ gtfs }: Town) => (gtfs ? await text(await gtfs.open('stops.txt')) : '')

describe('an invented town', () => {
  const town = createTown('grandville', size)

  it('follows the contract, and its references lead to its own records', () => {
    const folder = new TownFolder(towns, 'grandville')
    checkTown({ ...town, images: readdirSync(join(towns, 'montclair/images')) }, folder)
    expect(folder.problems).toEqual([])
    const records: [Kind, readonly unknown[]][] = [
      ['portal', [town.portal]],
      ['home', [town.home]],
      ['footer', [town.footer]],
      ['publication', town.publications],
      ['event', town.events],
      ['place', town.places],
      ['poll-record', town.polls],
      ['menu-item', town.menu],
      ['tag', town.tags],
      ['street', town.streets],
      ['waste-zone', town.waste],
      ['content', town.contents],
    ]
    for (const [kind, list] of records) {
      for (const record of list) expect(validate(record, { as: kind }).issues).toEqual([])
    }
  })

  it('has as many records as asked, and all its pages in the menu', async () => {
    const { publications, events, places, contents, streets } = town
    const stops = (await stopsOf(town)).trim().split('\n').slice(1)
    const counts = { publications, events, places, contents, streets, stops }
    expect(Object.fromEntries(Object.entries(counts).map(([name, list]) => [name, list.length]))).toEqual(size)
    const menu = JSON.stringify(town.menu)
    for (const { uid } of contents) expect(menu).toContain(`"/contenu/${uid}"`)
  })

  it('is the same each time, and another one for another seed', async () => {
    const again = createTown('grandville', size)
    expect({ ...again, gtfs: await stopsOf(again) }).toEqual({ ...town, gtfs: await stopsOf(town) })
    expect(createTown('grandville', size, 2).publications).not.toEqual(town.publications)
  })
})
