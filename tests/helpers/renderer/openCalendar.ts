import type { Host } from '../../../renderer/engine/HostContext'
import { find, text } from './renderBlocks'
import { visit } from './visit'

export const event = (title: string) => ({ type: 'content-cell', data: { title, dataType: 'event' } })
const calendar = (data: object = {}) => ({
  type: 'calendar-list',
  data: {
    calendar: { dates: ['2026-05-14', '2026-05-21'], update: '/api/dates' },
    list: { query: '/api/events', total: 2, components: [event('Marché'), event('Concert')] },
    ...data,
  },
})
/** Renders a calendar list. The current day of the town is Wednesday 20 May 2026. */
export const openCalendar = (data: object = {}, search = '', options: Partial<Host> = {}) =>
  visit([calendar(data)], '/evenements', search, options)
export const days = (page: Element) => [...page.querySelectorAll<HTMLElement>('[role=gridcell] a')]
export const dayNumber = (page: Element, number: number) => {
  const day = days(page)[number - 1]
  if (!day) throw new Error(`no day ${number}`)
  return day
}
export const month = (page: Element) => text(find(page, '[aria-live]'))
/** The days that Tab focuses. */
export const tabStops = (page: Element) => days(page).filter((day) => day.tabIndex === 0)
