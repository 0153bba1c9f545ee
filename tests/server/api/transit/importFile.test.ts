import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importFile } from '../../../../src/server/db/gtfs/importFile'
import { openDatabase } from '../../../../src/server/db/openDatabase'
import { createDataFolder, createPostgres } from '../../../helpers/server/databases'
import { fillWithTowns } from '../../../helpers/server/openServer'
import { temporaryFolder } from '../../../helpers/server/temporaryFolder'
import { departuresAt, type Files, oddFeed, textsOf } from './feeds'

const now = new Date('2027-03-10T09:00:00Z')

const zipOf = (files: ReadonlyMap<string, string>): Uint8Array =>
  zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])))

const zipped = (files: Files, lineEnd?: string) => zipOf(textsOf(files, lineEnd))
const without = (name: string): Files => Object.fromEntries(Object.entries(oddFeed).filter(([key]) => key !== name))
const bytes = (text: string) => new TextEncoder().encode(text)

/** Feeds that cannot be imported, and what is said of each. */
const bad: [name: string, zip: () => Uint8Array, sentence: RegExp][] = [
  ['no zip', () => bytes('<!doctype html><title>Not found</title>'), /is not a zip file that can be read/],
  ['an empty file', () => bytes(''), /is not a zip file that can be read/],
  ['half a zip', () => zipped(oddFeed).slice(0, 900), /is not a zip file that can be read/],
  ['a zip without stop times', () => zipped(without('stop_times')), /^The feed has no stop_times\.txt/],
  [
    'a zip without calendars',
    () => zipped({ ...without('calendar'), calendar_dates: [] }),
    /calendar_dates\.txt is empty/,
  ],
  ['a path outside', () => zipOf(new Map([...textsOf(oddFeed), ['../../stops.txt', 'x']])), /a path outside of it/],
  [
    'a bomb',
    () => zipOf(new Map([...textsOf(oddFeed), ['shapes.txt', ' '.repeat(40_000_000)]])),
    /which no timetable has/,
  ],
  [
    'wrong columns',
    () => zipped({ ...oddFeed, stops: ['id;name', 'A;Gare'] }),
    /^stops\.txt lacks the column stop_id; it has: id;name/,
  ],
  [
    'no table',
    () => zipped({ ...oddFeed, trips: ['\u0000PNG', '"'.repeat(9)] }),
    /^trips\.txt (lacks the column|is not a table)/,
  ],
  [
    'an unknown time zone',
    () => zipped({ ...oddFeed, agency: ['agency_name,agency_timezone', 'Odd,Mars/Base'] }),
    /"Mars\/Base"/,
  ],
  [
    'a feed that ended',
    () =>
      zipped({
        ...without('calendar_dates'),
        calendar: [oddFeed.calendar?.[0] ?? '', 'WK,1,1,1,1,1,0,0,20260101,20261231'],
      }),
    /^The feed ended on 2026-12-31/,
  ],
  [
    'a feed without rides',
    () => zipped({ ...oddFeed, trips: [oddFeed.trips?.[0] ?? ''] }),
    /No ride of the feed runs on any day/,
  ],
]

const places = [
  {
    name: 'PGlite',
    async open() {
      const { path, remove } = await createDataFolder(fillWithTowns)
      return { url: undefined, dataFolder: path, remove: async () => remove() }
    },
  },
  {
    name: 'PostgreSQL, by COPY',
    async open() {
      const { url, drop } = await createPostgres(fillWithTowns)
      return { url, dataFolder: '', remove: drop }
    },
  },
]

describe.each(places)('the import of a zip into $name', ({ open }) => {
  let place: Awaited<ReturnType<typeof open>>
  const folder = temporaryFolder()
  beforeAll(async () => {
    place = await open()
  })
  afterAll(async () => {
    folder.remove()
    await place.remove()
  })

  const run = (zip: Uint8Array, options = {}) => {
    const file = join(folder.path, 'feed.zip')
    writeFileSync(file, zip)
    return importFile(place, file, { portal: 'montclair', name: 'odd', now, ...options })
  }
  const departures = async () => {
    const { db, close } = await openDatabase(place.url ? { url: place.url } : { dataFolder: place.dataFolder })
    try {
      return await departuresAt(db, 'montclair-odd-A', '2027-03-10T07:00:00+01:00', 2)
    } finally {
      await close()
    }
  }

  it('shows its departures, and counts what it left out', async () => {
    const files = {
      ...oddFeed,
      stops: [...(oddFeed.stops ?? []), 'NOWHERE,Nulle part,,,,,', 'A,Encore A,50,5,,,'],
      stop_times: [
        ...(oddFeed.stop_times ?? []),
        'T1,25:99:00,x,A,50,,',
        'GHOST,08:00:00,08:00:00,A,1,,',
        'T1,9:00:00,9:00:00,A,20,,',
      ],
    }
    const { summary } = await run(zipped(files, '\r\n'))
    expect(summary.leftOut.sort()).toEqual([
      expect.stringMatching(/^1 × stop_times\.txt: a second time with the same place in the ride/),
      '1 × stop_times.txt: a time of an unknown ride (such as "GHOST 1")',
      '1 × stop_times.txt: a time that does not exist (such as "T1 50")',
      '1 × stops.txt: a stop for the second time (such as "A")',
      '1 × stops.txt: a stop without a name or a position (such as "NOWHERE")',
    ])
    expect(await departures()).toEqual(['2027-03-10 08:10 1 Bout, par A', '2027-03-10 10:10 1 Souvent'])
  })

  it.each(bad)('refuses %s in one sentence and keeps the old feed', async (_name, zip, sentence) => {
    const error: unknown = await run(zip()).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof Error && error.message).toMatch(sentence)
    expect(error instanceof Error && error.message).not.toContain('\n')
    expect(await departures()).toEqual(['2027-03-10 08:10 1 Bout, par A', '2027-03-10 10:10 1 Souvent'])
  })

  it('warns of a feed that ends soon, and asks for the town when there are several', async () => {
    const calendar = [oddFeed.calendar?.[0] ?? '', 'WK,1,1,1,1,1,1,1,20270101,20270314']
    const { summary } = await run(zipped({ ...without('calendar_dates'), calendar }))
    expect(summary.warnings).toEqual(['The feed ends soon, on 2027-03-14.'])
    await expect(run(zipped(oddFeed), { portal: undefined })).rejects.toThrow('--card hauteroche or --card montclair')
    await expect(run(zipped(oddFeed), { portal: 'nowhere' })).rejects.toThrow('No portal is called "nowhere".')
  })
})
