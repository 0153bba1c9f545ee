/** A zone of the mock. Positions are those of the demonstration towns. */
export type MockZone = {
  town: string
  code: string
  name: string
  address: string
  lat: number
  lon: number
  radius: number
  tariff: {
    currency: 'EUR'
    hourPrice: number
    freeMinutes: number
    maxMinutes?: number
    hours: { day: number; startTime: number; endTime: number }[]
  }
}

/** Paid hours of some weekdays, 1 for Monday. */
const hours = (days: readonly number[], from: number, to: number) =>
  days.map((day) => ({ day, startTime: from * 60, endTime: to * 60 }))

const workDays = [1, 2, 3, 4, 5]
const shopDays = [1, 2, 3, 4, 5, 6]

const tariff = (
  hourPrice: number,
  freeMinutes: number,
  maxMinutes: number | undefined,
  paid: MockZone['tariff']['hours'],
) =>
  ({
    currency: 'EUR',
    hourPrice,
    freeMinutes,
    ...(maxMinutes === undefined ? {} : { maxMinutes }),
    hours: paid,
  }) as const

export const parkingZones: readonly MockZone[] = [
  {
    ...{ town: 'montclair', code: '4501', name: 'Centre', address: 'Grand-Place, rue Haute, rue du Pont' },
    ...{ lat: 50.6421, lon: 5.7912, radius: 180, tariff: tariff(150, 30, 120, hours(shopDays, 9, 18)) },
  },
  {
    ...{ town: 'montclair', code: '4502', name: 'Gare', address: 'Place de la Gare, avenue des Tilleuls' },
    ...{ lat: 50.6455, lon: 5.7955, radius: 220, tariff: tariff(100, 15, 600, hours(workDays, 8, 18)) },
  },
  {
    ...{ town: 'montclair', code: '4503', name: 'Rives de Meuse', address: 'Quai de Meuse, allée des Peupliers' },
    ...{ lat: 50.6512, lon: 5.799, radius: 260, tariff: tariff(50, 60, undefined, hours(workDays, 9, 17)) },
  },
  {
    ...{ town: 'montclair', code: '4504', name: 'Place du Marché', address: 'Place du Marché' },
    ...{ lat: 50.6398, lon: 5.788, radius: 90, tariff: tariff(200, 0, 90, hours(shopDays, 9, 18)) },
  },
  {
    ...{ town: 'hauteroche', code: '4601', name: 'Village', address: 'Place de l’Église, rue du Moulin' },
    ...{ lat: 50.4198, lon: 6.0512, radius: 200, tariff: tariff(80, 60, 180, hours(shopDays, 10, 18)) },
  },
  {
    ...{ town: 'hauteroche', code: '4602', name: 'Plateau', address: 'Route du Plateau' },
    ...{ lat: 50.4262, lon: 6.0585, radius: 300, tariff: tariff(50, 120, undefined, hours([0, 6], 10, 18)) },
  },
]

const minuteMs = 60_000
const timeZone = 'Europe/Brussels'

/** Returns the weekday and the minute of the day in the towns. */
function wallMinute(instant: Date): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .formatToParts(instant)
    .map(({ type, value }) => [type, value] as const)
  const part = Object.fromEntries(parts)
  const day = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part.weekday ?? '')
  return { day, minute: Number(part.hour) * 60 + Number(part.minute) }
}

export const isPaid = ({ tariff: { hours: paid } }: MockZone, instant: Date): boolean => {
  const { day, minute } = wallMinute(instant)
  return paid.some((each) => each.day === day && each.startTime <= minute && minute < each.endTime)
}

/** Returns the price of a stay, in cents: its paid minutes after the free ones, rounded up to five cents. */
export function priceOf(zone: MockZone, start: Date, minutes: number): number {
  const quarters = Array.from(
    { length: Math.ceil(minutes) },
    (_, index) => new Date(start.getTime() + index * minuteMs),
  )
  const paid = quarters.filter((instant) => isPaid(zone, instant)).length
  const { hourPrice, freeMinutes } = zone.tariff
  return Math.ceil((Math.max(0, paid - freeMinutes) * hourPrice) / 60 / 5) * 5
}

/** Returns the distance of a zone's edge from a position, in metres. */
export function distanceTo(zone: MockZone, { lat, lon }: { lat: number; lon: number }): number {
  const metres = 111_320
  const north = (zone.lat - lat) * metres
  const east = (zone.lon - lon) * metres * Math.cos((lat * Math.PI) / 180)
  return Math.max(0, Math.round(Math.hypot(north, east) - zone.radius))
}
