import { GtfsFailure } from './GtfsFailure'
import { countedRows, type Import, Numbers } from './Import'
import { dayOf } from './values'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

const calendarFile = {
  name: 'calendar.txt',
  required: ['service_id', ...weekdays, 'start_date', 'end_date'],
  optional: [],
} as const

const dateFile = {
  name: 'calendar_dates.txt',
  required: ['service_id', 'date', 'exception_type'],
  optional: [],
} as const

/** Loads on which days services run, by weekdays, by dates, or both. Returns the numbers of the services. */
export async function loadCalendar(load: Import): Promise<Numbers> {
  const services = new Numbers()
  const hasWeeks = load.source.has(calendarFile.name)
  if (!hasWeeks && !load.source.has(dateFile.name)) {
    throw new GtfsFailure('The feed has neither calendar.txt nor calendar_dates.txt, so no day of a ride is known.')
  }
  if (hasWeeks) await loadWeeks(load, services)
  if (load.source.has(dateFile.name)) await loadDates(load, services)
  return services
}

async function loadWeeks(load: Import, services: Numbers): Promise<void> {
  const rows = load.target.openRows('transit_service', ['feed', 'service', 'days', 'starts_on', 'ends_on'])
  for await (const row of countedRows(load, calendarFile)) {
    const { service_id: id } = row
    const [from, until] = [dayOf(row.start_date), dayOf(row.end_date)]
    const leaveOut = (why: string) => load.summary.leaveOut(calendarFile.name, why, id)
    if (from === undefined || until === undefined || until < from) leaveOut('a period with wrong dates')
    else {
      const service = services.add(id)
      const days = weekdays.reduce((bits, weekday, bit) => bits | (row[weekday] === '1' ? 1 << bit : 0), 0)
      if (service === undefined) leaveOut('a period for the second time')
      else await rows.write([load.feed, service, days, from, until])
    }
  }
  await rows.end()
}

async function loadDates(load: Import, services: Numbers): Promise<void> {
  const rows = load.target.openRows('transit_service_date', ['feed', 'service', 'day', 'runs'])
  const seen = new Set<string>()
  for await (const row of countedRows(load, dateFile)) {
    const { service_id: id, exception_type: type } = row
    const day = dayOf(row.date)
    const leaveOut = (why: string) => load.summary.leaveOut(dateFile.name, why, `${id} ${row.date}`)
    if (day === undefined) leaveOut('a date that does not exist')
    else if (type !== '1' && type !== '2') leaveOut('a date that neither runs nor not')
    else {
      const service = services.findOrAdd(id)
      const key = `${service} ${day}`
      if (seen.has(key)) leaveOut('a date for the second time')
      else {
        seen.add(key)
        await rows.write([load.feed, service, day, type === '1'])
      }
    }
  }
  await rows.end()
}
