import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { validate } from '../../../schemas'
import { memberOf } from '../../../schemas/json/pointer'
import { readChecked } from './readChecked'

/** What a portal says about the world around its documents: its `centre` in degrees. */
export type PortalFacts = {
  locale: string | undefined
  timeZone: string | undefined
  centre: { lat: number; lon: number } | undefined
}

/** Reads the file of a portal that a configuration, `namedBy`, names. Throws a sentence when it cannot be used. */
export function readPortal(file: string, namedBy: string): PortalFacts {
  const name = relative(process.cwd(), file).replaceAll(sep, '/')
  if (!existsSync(file)) throw new Error(`${namedBy} names the portal ${name}, which is no file`)
  const portal = readChecked(file, name, 'portal', (document) => validate(document, { as: 'portal' }).issues)
  const lat = numberOf(portal, 'latitude')
  const lon = numberOf(portal, 'longitude')
  return {
    locale: textOf(portal, 'defaultLocale'),
    timeZone: textOf(portal, 'timeZone'),
    centre: lat === undefined || lon === undefined ? undefined : { lat, lon },
  }
}

function numberOf(value: unknown, name: string): number | undefined {
  const member = memberOf(value, name)
  return typeof member === 'number' ? member : undefined
}

function textOf(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name)
  return typeof member === 'string' ? member : undefined
}
