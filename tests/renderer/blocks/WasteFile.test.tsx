import { afterEach, describe, expect, it, vi } from 'vitest'
import { find, findPressable, press, renderBlocks, text } from '../../helpers/renderer/renderBlocks'
import { waitUntil } from '../../helpers/waitUntil'

type Pickup = { date: string; category: string; label?: string }

const calendar = (...pickups: Pickup[]) => ({ type: 'waste-calendar', data: { pickups } })
const pmc = (date: string): Pickup => ({ date, category: 'PMC' })

/** Wednesday 20 May 2026, in Brussels. */
const now = () => new Date('2026-05-20T10:00:00+02:00')

describe('the calendar file', () => {
  afterEach(() => vi.restoreAllMocks())

  async function save(...pickups: Pickup[]) {
    const files: Blob[] = []
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:collectes'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    const { page } = await renderBlocks([calendar(...pickups)], { now })
    await press(findPressable(page, 'Ajouter à mon agenda'))
    await waitUntil(() => expect(files).toHaveLength(1))
    expect(saved).toEqual(['collectes.ics blob:collectes'])
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8')
    const content = (await files[0]?.text()) ?? ''
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    return content.replace(/\r\n[ \t]/g, '').split('\r\n')
  }

  it('contains all upcoming pickups as all-day entries', async () => {
    const lines = await save(pmc('2026-05-19'), pmc('2026-05-31'), { date: '2026-12-31', category: 'GLASS' })
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20260531',
      'DTSTART;VALUE=DATE:20261231',
    ])
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND;VALUE=DATE:20260601',
      'DTEND;VALUE=DATE:20270101',
    ])
  })

  it('contains the names and notes of pickups', async () => {
    const lines = await save({ date: '2026-05-26', category: 'OM', label: 'Sacs mauves, avant 6 h' })
    expect(lines).toContain('SUMMARY:Collecte\u00a0: Déchets résiduels')
    expect(lines).toContain('DESCRIPTION:Sacs mauves\\, avant 6 h')
    expect(lines).toContain('CATEGORIES:OM')
    expect(lines).toContain('X-WR-CALNAME:Calendrier des collectes')
  })

  it('folds lines after 75 octets, those of alarms too, and never inside a character', async () => {
    const label = `${'Été à Évrehailles, n° 5 : '.repeat(4)}♻️🎄`
    const lines = await save({ date: '2026-05-26', category: 'EVENT', label })
    const escaped = `Collecte\u00a0: ${label.replaceAll(',', '\\,')}`
    expect(lines).toContain(`SUMMARY:${escaped}`)
    expect(lines).toContain(`DESCRIPTION:${escaped}`)
  })

  it('escapes special characters and line breaks', async () => {
    const lines = await save({ date: '2026-05-26', category: 'EVENT', label: 'Fête; bal, jeux\\\nEND:VEVENT' })
    const escaped = 'Collecte\u00a0: Fête\\; bal\\, jeux\\\\\\nEND:VEVENT'
    expect(lines).toContain(`SUMMARY:${escaped}`)
    expect(lines).toContain(`DESCRIPTION:${escaped}`)
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  })

  it('has a pickup once that is listed twice', async () => {
    const lines = await save(pmc('2026-05-26'), { ...pmc('2026-05-26'), label: ' ' })
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
  })

  it('reminds on the previous evening', async () => {
    const lines = await save(pmc('2026-05-26'))
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))).toEqual(
      expect.arrayContaining(['ACTION:DISPLAY', 'TRIGGER:-PT6H']),
    )
  })

  it('gives a pickup the same UID every time, and pickups of one kind on one day different ones', async () => {
    const uids = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'))
    const noted = { ...pmc('2026-05-26'), label: 'Rue Haute' }
    const first = uids(await save(pmc('2026-05-26'), noted))
    vi.restoreAllMocks()
    document.body.replaceChildren()
    expect(uids(await save(pmc('2026-05-26'), noted))).toEqual(first)
    expect(first).toEqual([
      `UID:2026-05-26-pmc@montclair.${window.location.hostname}`,
      `UID:2026-05-26-pmc-2@montclair.${window.location.hostname}`,
    ])
  })

  it('shows an error when it cannot be written', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room')
    })
    const { page } = await renderBlocks([calendar(pmc('2026-05-26'))], { now })
    await press(findPressable(page, 'Ajouter à mon agenda'))
    await waitUntil(() => find(page, '[role=alert]'))
    expect(text(find(page, '[role=alert]'))).toBe('Le fichier pour l’agenda n’a pas pu être préparé.')
  })
})
