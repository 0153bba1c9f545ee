import { describe, expect, it } from 'vitest'
import type { Gpx } from '../../../src/server/gpx/Gpx'
import { GpxError } from '../../../src/server/gpx/GpxError'
import { gpxLimits } from '../../../src/server/gpx/GpxReader'
import { readGpx } from '../../../src/server/gpx/readGpx'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8')

/** Pieces of so many bytes, as a stream gives them. */
function* inPieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

const read = (text: string): Gpx => readGpx([bytesOf(text)])

function faultOf(pieces: Iterable<Uint8Array>): GpxError['issue'] {
  try {
    readGpx(pieces)
  } catch (error) {
    if (error instanceof GpxError) return error.issue
    throw error
  }
  throw new Error('the file was read')
}

const point = (lat: number, lon: number, more = '') => `<trkpt lat="${lat}" lon="${lon}">${more}</trkpt>`
const line = `${point(50.64, 5.79, '<ele>66</ele>')}${point(50.65, 5.8, '<ele>71.5</ele>')}`
const gpx = (inside: string, attributes = 'version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx ${attributes}>${inside}</gpx>`
const track = (inside: string) => `<trk><trkseg>${inside}</trkseg></trk>`

describe('a track', () => {
  it('has its positions, elevations and names, in pieces of any size', () => {
    const text = gpx(`<wpt lat="50.64" lon="5.79"><name>Départ &amp; café</name></wpt><trk><name>Été</name>
      <trkseg>${line}</trkseg></trk>`)
    const expected = {
      tracks: [
        {
          name: 'Été',
          segments: [
            [
              { lat: 50.64, lon: 5.79, elevation: 66 },
              { lat: 50.65, lon: 5.8, elevation: 71.5 },
            ],
          ],
        },
      ],
      waypoints: [{ lat: 50.64, lon: 5.79, name: 'Départ & café', line: 2 }],
      notes: [],
    }
    for (const size of [1, 7, 4096]) expect(readGpx(inPieces(bytesOf(text), size))).toEqual(expected)
  })

  it.each([
    ['several tracks', `${track(line)}${track(line)}`, [1, 1]],
    ['several segments', `<trk><trkseg>${line}</trkseg><trkseg>${line}</trkseg></trk>`, [2]],
    ['an empty segment', `<trk><trkseg/><trkseg>${line}</trkseg></trk>`, [2]],
    [
      'a route besides, which is left out',
      `<rte><rtept lat="1" lon="1"/><rtept lat="2" lon="2"/></rte>${track(line)}`,
      [1],
    ],
  ])('with %s', (_, inside, segments) => {
    expect(read(gpx(inside)).tracks.map((each) => each.segments.length)).toEqual(segments)
  })

  it('of a route is read where there is no track', () => {
    const { tracks } = read(gpx('<rte><name>R</name><rtept lat="1" lon="1"/><rtept lat="2" lon="2"/></rte>'))
    expect(tracks).toEqual([
      {
        name: 'R',
        segments: [
          [
            { lat: 1, lon: 1 },
            { lat: 2, lon: 2 },
          ],
        ],
      },
    ])
  })

  it('may be missing where there are waypoints', () => {
    expect(read(gpx('<wpt lat="1" lon="2"/><wpt lat="3" lon="4"/>'))).toEqual({
      tracks: [],
      waypoints: [
        { lat: 1, lon: 2, line: 2 },
        { lat: 3, lon: 4, line: 2 },
      ],
      notes: [],
    })
  })
})

/** Odd files that other programs write, each with its positions. */
const odd: [name: string, file: string | Buffer][] = [
  [
    'comments and blanks before its first element',
    `\n<!-- made by hand -->\n<!-- twice -->${gpx(track(line)).slice(39)}`,
  ],
  ['a byte order mark', `\ufeff${gpx(track(line))}`],
  [
    'UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(gpx(track(line)).replace('UTF-8', 'UTF-16'), 'utf16le')]),
  ],
  [
    'Latin-1',
    Buffer.from(gpx(`<trk><name>Été</name><trkseg>${line}</trkseg></trk>`).replace('UTF-8', 'ISO-8859-1'), 'latin1'),
  ],
  ['no namespace', gpx(track(line), 'version="1.0"')],
  ['prefixes that nobody declared', gpx(track(`${line}<extensions><gpxx:Depth>1</gpxx:Depth></extensions>`))],
  [
    'a prefix on every element',
    `<g:gpx xmlns:g="x"><g:trk><g:trkseg>${line.replace(/(<\/?)(?=\w)/g, '$1g:')}</g:trkseg></g:trk></g:gpx>`,
  ],
  ['extensions with positions of their own', gpx(track(`${line}<extensions><trkpt lat="9" lon="9"/></extensions>`))],
  ['entities of HTML', gpx(`<trk><name>Caf&eacute;</name><trkseg>${line}</trkseg></trk>`)],
  ['elevations that are no numbers', gpx(track(line.replace('66', 'NaN').replace('71.5', '')))],
  ['elevations of another planet', gpx(track(line.replace('66', '99999').replace('71.5', '-32768')))],
  ['CDATA', gpx(`<trk><name><![CDATA[A & B]]></name><trkseg>${line}</trkseg></trk>`)],
  ['positions outside the world', gpx(track(`${point(91, 0)}${point(0, 181)}${line}<trkpt lat="" lon="5"/><trkpt/>`))],
  ['blanks in numbers', gpx(track(line.replace('50.64', ' 50.64 ').replace('66', '\n66\n')))],
  ['Windows line ends', gpx(`\r\n${track(`\r\n${line}\r\n`)}\r\n`)],
]

describe('an odd file', () => {
  it.each(odd)('with %s has its line', (_, file) => {
    const { tracks } = readGpx([typeof file === 'string' ? bytesOf(file) : file])
    const [segment = []] = tracks[0]?.segments ?? []
    expect(segment.map(({ lat, lon }) => [lat, lon])).toEqual([
      [50.64, 5.79],
      [50.65, 5.8],
    ])
  })

  it('says how many positions were left out, and where', () => {
    expect(read(gpx(track(`${point(91, 0)}\n${line}\n<trkpt/>`))).notes).toEqual([
      {
        line: 2,
        message: expect.stringMatching(/^2 positions are left out, because lat or lon .* The last is in line 4\.$/),
      },
    ])
  })

  it('has no elevation where none can be true', () => {
    const { tracks } = read(gpx(track(line.replace('66', '99999').replace('71.5', 'x'))))
    expect(tracks[0]?.segments[0]?.every((each) => each.elevation === undefined)).toBe(true)
  })
})

/** Broken and hostile files, with the code, a part of the message and the line of their fault. */
const broken: [name: string, text: string, code: string, message: RegExp, line: number | undefined][] = [
  [
    'entities that multiply',
    `<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>\n${gpx('&b;')}`,
    'wrong-format',
    /document type/,
    1,
  ],
  ['an external entity', `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">\n${gpx('')}`, 'wrong-format', /document type/, 1],
  ['an element that is not closed', '<gpx>\n<trk>\n<trkseg>\n</trk></gpx>', 'wrong-format', /not well-formed/, 4],
  ['an end in the middle', `<gpx>\n<trk><trkseg>${point(1, 1)}`, 'wrong-format', /not well-formed/, 2],
  ['two roots', `<gpx><wpt lat="1" lon="1"/></gpx>\n<gpx/>`, 'wrong-format', /not well-formed/, 2],
  ['an attribute without quotes', '<gpx>\n<wpt lat=1 lon=2/></gpx>', 'wrong-format', /not well-formed/, 2],
  ['a page', '<!-- x -->\n<html><body/></html>', 'wrong-type', /root element is "html"/, 2],
  ['KML', '<kml xmlns="http://www.opengis.net/kml/2.2"/>', 'wrong-type', /"kml"/, 1],
  ['JSON', '{"type": "FeatureCollection"}', 'wrong-format', /not well-formed/, 1],
  ['nothing at all', '', 'wrong-format', /not well-formed/, 1],
  [
    'no position',
    gpx('<metadata><name>x</name></metadata>'),
    'missing-property',
    /no track, route or waypoint/,
    undefined,
  ],
  ['a single position', gpx(`\n${track(point(1, 1))}`), 'missing-property', /one position only/, 3],
  ['positions of which none is usable', gpx(track('\n<trkpt/>')), 'missing-property', /None of its positions/, 3],
  ['a waypoint without a position', gpx('\n<wpt lat="N50" lon="5"/>'), 'wrong-type', /lat="N50" lon="5"/, 3],
  ['elements inside each other without end', `<gpx>${'<a>'.repeat(100)}`, 'too-deep', /nests more than/, 1],
]

describe('a broken file', () => {
  it.each(broken)('of %s is refused with its line', (_, text, code, message, at) => {
    const issue = faultOf(inPieces(bytesOf(text), 16))
    expect(issue).toMatchObject({ severity: 'error', code, message: expect.stringMatching(message) })
    expect(issue.line).toBe(at)
  })

  it('of too many positions is refused before the rest is read', () => {
    let pieces = 0
    function* endless() {
      yield bytesOf('<gpx><trk><trkseg>')
      for (;;) {
        pieces += 1
        yield bytesOf('<trkpt lat="1" lon="1"/>'.repeat(1000))
      }
    }
    expect(faultOf(endless())).toMatchObject({ code: 'too-large', message: expect.stringMatching(/100000 positions/) })
    expect(pieces).toBe(gpxLimits.points / 1000 + 1)
  })

  it('of too many bytes is refused before the rest is read', () => {
    let bytes = 0
    function* endless() {
      yield bytesOf('<gpx><name>')
      for (;;) {
        bytes += 100_000
        yield Buffer.alloc(100_000, 'a')
      }
    }
    expect(faultOf(endless())).toMatchObject({ code: 'too-large', message: expect.stringMatching(/10 MB/) })
    expect(bytes).toBeLessThanOrEqual(gpxLimits.bytes + 100_000)
  })

  it('with a text without end is not kept whole', () => {
    const { waypoints } = read(gpx(`<wpt lat="1" lon="1"><name>${'a'.repeat(1_000_000)}</name></wpt>`))
    expect(waypoints[0]?.name?.length).toBeLessThanOrEqual(gpxLimits.text)
  })
})
