import { describe, expect, it } from 'vitest'
import { formatClockTime, parseClockTime } from '../../../renderer/inputs/schedule/weekSlots'
import { readSlots } from '../../../schemas/inputs/scheduleValue'
import { fill } from '../../helpers/renderer/fill'
import { find, findPressable, press, text } from '../../helpers/renderer/renderBlocks'
import { renderInput } from '../../helpers/renderer/renderInput'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const hours = (day: number, start: number, end: number) => ({ day, startTime: at(start), endTime: at(end) })
const dayOf = (page: Element, name: string) => {
  const label = [...page.querySelectorAll('label')].find((each) => text(each) === name)
  return find(page, `[aria-labelledby="${label?.id}"]`)
}
const modeOf = (page: Element, name: string) => find(dayOf(page, name), 'select')
const time = (page: Element, name: string) => find(page, `[aria-label="${name}"]`)

describe('opening hours', () => {
  it('show a closed week that starts on Monday', async () => {
    const { page, value } = await renderInput('schedule')
    const names = [...page.querySelectorAll('[role=group] > label')].map(text)
    expect(names).toEqual(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'])
    expect(value()).toEqual([])
    expect(Reflect.get(modeOf(page, 'lundi'), 'value')).toBe('closed')
  })

  it('are held in minutes since midnight, with several ranges a day', async () => {
    const { page, value } = await renderInput('schedule')
    await fill(modeOf(page, 'mardi'), 'hours')
    await press(findPressable(page, 'Ajouter une plage : mardi'))
    expect(value()).toEqual([hours(2, 9, 12), hours(2, 13, 16)])
    expect(document.activeElement).toBe(time(page, 'mardi, début de la plage 2'))
    await fill(time(page, 'mardi, fin de la plage 2'), '16:30')
    expect(value()).toEqual([hours(2, 9, 12), { day: 2, startTime: at(13), endTime: at(16, 30) }])
    await press(findPressable(page, 'Retirer la plage 1 : mardi'))
    expect(value()).toEqual([{ day: 2, startTime: at(13), endTime: at(16, 30) }])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Retirer la plage 1\s: mardi$/)
  })

  it('can be open all day, closed, or by appointment', async () => {
    const { page, value } = await renderInput('schedule', { value: [hours(1, 9, 12)] })
    await fill(modeOf(page, 'lundi'), 'always')
    expect(value()).toEqual([{ day: 1, startTime: 0, endTime: 1440, alwaysOpen: true }])
    await fill(modeOf(page, 'lundi'), 'appointment')
    expect(value()).toEqual([{ day: 1, startTime: 0, endTime: 0, appointment: true }])
    await fill(modeOf(page, 'lundi'), 'closed')
    expect(value()).toEqual([])
  })

  it('can be by appointment for a single range', async () => {
    const { page, value } = await renderInput('schedule', { value: [hours(1, 9, 12)] })
    await press(find(page, '[type=checkbox]'))
    expect(value()).toEqual([{ ...hours(1, 9, 12), appointment: true }])
    await press(find(page, '[type=checkbox]'))
    expect(value()).toEqual([hours(1, 9, 12)])
  })

  it('stay in the order of the week, whichever day is filled in first', async () => {
    const { page, value } = await renderInput('schedule', { value: [hours(0, 9, 12)] })
    await fill(modeOf(page, 'vendredi'), 'hours')
    expect(value()).toEqual([hours(5, 9, 12), hours(0, 9, 12)])
  })

  it('are copied from one day to others', async () => {
    const { page, value } = await renderInput('schedule', {
      value: [hours(1, 8, 12), hours(1, 13, 17), hours(3, 1, 2)],
    })
    const copy = find(page, 'details')
    const tick = (name: string) => {
      const label = [...copy.querySelectorAll<HTMLElement>('fieldset label')].find((each) => text(each) === name)
      return press(find(label ?? copy, 'input'))
    }
    await tick('mercredi')
    await tick('jeudi')
    await press(findPressable(copy, 'Copier'))
    expect(value()).toEqual([1, 3, 4].flatMap((day) => [hours(day, 8, 12), hours(day, 13, 17)]))
    expect(text(page)).toContain('Horaire copié : lundi vers mercredi, jeudi')
  })

  it.each([
    ['end before they start', [hours(1, 12, 9)], 'La fin doit suivre le début'],
    ['have no length', [hours(1, 9, 9)], 'La fin doit suivre le début'],
    ['overlap', [hours(1, 9, 12), hours(1, 11, 14)], 'Deux plages du même jour se chevauchent'],
    ['lack a time', [{ day: 1, startTime: at(9), endTime: null }], 'Indiquez le début et la fin'],
  ])('that %s are invalid, with an error at their day', async (_, value, message) => {
    const { page, check, error } = await renderInput('schedule', { value })
    await check()
    expect(error()).toContain(message)
    expect(text(dayOf(page, 'lundi'))).toContain(message)
    expect(text(dayOf(page, 'mardi'))).not.toContain(message)
    expect(time(page, 'lundi, début de la plage 1').getAttribute('aria-invalid')).toBe('true')
    expect(dayOf(page, 'mardi').querySelector('[aria-invalid]')).toBeNull()
  })

  it.each([
    ['touch', [hours(1, 9, 12), hours(1, 12, 14)]],
    ['end at midnight', [hours(1, 18, 24)]],
    ['are by appointment alone', [{ day: 1, startTime: 0, endTime: 0, appointment: true }]],
  ])('that %s are valid', async (_, value) => {
    const { check, error } = await renderInput('schedule', { value })
    await check()
    expect(error()).toBeUndefined()
  })

  it('may be empty unless they are required', async () => {
    const { check, error } = await renderInput('schedule', { required: true })
    await check()
    expect(error()).toContain('Champ')
  })

  it('read 00:00 as the end of the day for an end, and as its start for a start', () => {
    expect([parseClockTime('00:00', true), parseClockTime('00:00', false), parseClockTime('', true)]).toEqual([
      1440,
      0,
      null,
    ])
    expect([formatClockTime(1440), formatClockTime(0), formatClockTime(at(9, 5)), formatClockTime(null)]).toEqual([
      '00:00',
      '00:00',
      '09:05',
      '',
    ])
  })

  it('accept any value without throwing', () => {
    expect(readSlots([hours(1, 9, 12), { day: 7, startTime: 0, endTime: 1 }, null, 'lundi', { day: 2.5 }])).toEqual([
      hours(1, 9, 12),
    ])
    expect(readSlots([{ day: 2, startTime: -5, endTime: 1441 }])).toEqual([{ day: 2, startTime: null, endTime: null }])
    expect(readSlots('fermé')).toEqual([])
  })
})
