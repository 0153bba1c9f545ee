import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileContract } from '../../schemas/compile/compileContract'
import { checkConfiguration } from '../../schemas/configuration'
import { type Issue, type Kind, validate } from '../../schemas/index'
import { readSchemaFiles } from '../../scripts/generate/readSchemaFiles'
import { root } from '../helpers/fixtures'
import { runs } from '../helpers/sample'

const compiled = compileContract(readSchemaFiles(join(root, 'schemas')))

const block = (type: string, data: object) => ({ type, data })
const portal = {
  name: 'V',
  portalName: 'v',
  cardName: 'v',
  theme: 't',
  colors: { primary: '#fff' },
  defaultLocale: 'fr',
}

/** A document that is valid when its one string of the format is. */
const documents: Readonly<Record<string, { kind: Kind; of(text: string): unknown }>> = {
  'https-url': { kind: 'block', of: (url) => block('iframe', { url, title: 'Plan' }) },
  url: { kind: 'block', of: (url) => block('file-list', { files: [{ title: 'Avis', url }] }) },
  'image-source': { kind: 'block', of: (src) => block('image', { image: { src, alt: '' } }) },
  date: { kind: 'block', of: (date) => block('waste-calendar', { pickups: [{ date, category: 'PMC' }] }) },
  'date-time': { kind: 'block', of: (date) => block('content-cell', { title: 'Avis', date }) },
  'time-zone': { kind: 'portal', of: (timeZone) => ({ ...portal, timeZone }) },
}

/** Whether a string is of a format. The validators that are generated and those that are compiled agree. */
function isOf(format: string, text: string): boolean {
  const { kind, of } = documents[format] ?? expect.fail(`There is no document with a ${format}.`)
  const found = ({ issues }: { issues: Issue[] }) => issues.map(({ code, pointer }) => `${code} ${pointer}`)
  const result = validate(of(text), { as: kind })
  expect(found(compiled.validate(of(text), { as: kind }))).toEqual(found(result))
  return result.ok
}

describe('an https URL', () => {
  const urls = ['https-url', 'url', 'image-source']
  const part = fc.oneof(
    fc.constantFrom(...['.', '-', '_', ':', '%', '[', ']', '@', '/', '?', '#', '\\', 'xn--', 'XN--', '0x', '1', '9']),
    fc.constantFrom(
      ...['a', 'é', 'ß', 'Ž', '٣', '\u00ad', '\u200d', '。', 'ａ', '٪', '%41', '%zz', ':65536', ':80', '😀'],
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const text = fc.array(part, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`)

  it.each(urls)('that is a valid %s can be parsed', (format) => {
    fc.assert(
      fc.property(text, (url) => {
        if (isOf(format, url)) expect(URL.canParse(url), url).toBe(true)
      }),
      { numRuns: runs(3000), seed: 11 },
    )
  })

  it.each([
    'https://example.org',
    'https://www.example.org:8443/a?b=%zz#c',
    'https://élection.be/été',
    'https://xn--lection-9xa.be/',
    'https://a--b.example.org./',
    'https://localhost/',
    'https://2.example.org:65535',
  ])('may be %s', (url) => {
    for (const format of urls) expect(isOf(format, url), format).toBe(true)
  })

  it.each([
    'https://%',
    'https://[',
    'https://[::1]/',
    'https://1.2.3.999/',
    'https://a.1/',
    'https://xn--',
    'https://XN--A.be/',
    'https://a.be:65536/',
    'https://a..be/',
    'https://.be/',
    'https://a.be:x/',
    'https://a<b/',
  ])('may not be %s', (url) => {
    for (const format of urls) expect(isOf(format, url), format).toBe(false)
  })
})

describe('a date', () => {
  const year = fc.oneof(fc.integer({ min: 0, max: 9999 }), fc.constantFrom(0, 4, 100, 400, 1900, 2000, 2024, 2100))
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  const day = fc
    .tuple(year, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
    .map(([year, month, day]) => `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`)
  const isDay = (text: string): boolean => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }

  it('and a date with a time are days of the calendar', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(isOf('date', text), text).toBe(isDay(text))
        expect(isOf('date-time', `${text}T19:30:00+01:00`), text).toBe(isDay(text))
      }),
      { numRuns: runs(3000), seed: 11 },
    )
  })

  it.each(['2024-02-29', '2000-02-29', '0000-02-29'])('may be %s', (text) => expect(isOf('date', text)).toBe(true))
  it.each(['2023-02-29', '1900-02-29', '2027-02-30', '2027-04-31'])('may not be %s', (text) =>
    expect(isOf('date', text)).toBe(false),
  )
})

describe('a time zone', () => {
  it.each(['Europe/Brussels', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('may be %s', (name) =>
    expect(isOf('time-zone', name)).toBe(true),
  )

  it.each(['Europe/Bruxelles', 'Mars', 'europe brussels', '+02:00', ''])('may not be %o', (name) =>
    expect(isOf('time-zone', name)).toBe(false),
  )

  it('is described in words', () => {
    const [issue] = validate({ ...portal, timeZone: 'Europe/Bruxelles' }, { as: 'portal' }).issues
    expect(issue).toMatchObject({ code: 'wrong-format', pointer: '/timeZone' })
    expect(issue?.message).toContain('"Europe/Brussels", not "Europe/Bruxelles"')
  })

  it('is checked in the configuration of the command too', () => {
    const issues = checkConfiguration({ timeZone: 'Mars', overrides: [{ files: ['a'], timeZone: 'Mars' }] })
    expect(issues.map(({ pointer }) => pointer)).toEqual(['/timeZone', '/overrides/0/timeZone'])
  })
})
