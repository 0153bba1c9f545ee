import { z } from 'zod'

/** What the parking service answers. Members that are not named here are left out. */
const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/)
const plate = z.string().regex(/^[A-Z0-9]{1,12}$/)
const country = z.string().regex(/^[A-Z]{1,3}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const amount = z.int().min(0)
const time = z.iso.datetime({ offset: true })
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const minuteOfDay = z.int().min(0).max(1440)

const tariff = z.object({
  currency,
  hourPrice: amount,
  freeMinutes: amount,
  maxMinutes: z.int().min(1).exactOptional(),
  hours: z.array(z.object({ day: z.int().min(0).max(6), startTime: minuteOfDay, endTime: minuteOfDay })),
})

const zone = z.object({
  code,
  name: z.string().min(1).max(120),
  lat: latitude,
  lon: longitude,
  radius: z.int().min(1),
  address: z.string().max(200).exactOptional(),
  isClosed: z.boolean(),
  isPaidNow: z.boolean(),
  distance: amount.exactOptional(),
  tariff,
})

export const zonesAnswer = z.object({ zones: z.array(zone).max(200) })

export const estimateAnswer = z.object({ zone: code, minutes: z.int().min(1), price: amount, currency, endsAt: time })

export const customerAnswer = z.object({ uid: z.string().min(1).max(80), name: z.string().max(120).exactOptional() })

const keptPlate = z.object({ plate, country, name: z.string().max(40).exactOptional(), isDefault: z.boolean() })

export const platesAnswer = z.object({ plates: z.array(keptPlate).max(100) })

export const sessionAnswer = z.object({
  uid: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/),
  status: z.enum(['running', 'stopped']),
  plate,
  country,
  zone: code,
  zoneName: z.string().min(1).max(120),
  startedAt: time,
  endsAt: time.exactOptional(),
  latestEndAt: time.exactOptional(),
  price: amount,
  currency,
})

export const sessionsAnswer = z.object({ sessions: z.array(sessionAnswer).max(100) })

export const historyAnswer = z.object({ total: amount, sessions: z.array(sessionAnswer).max(50) })
