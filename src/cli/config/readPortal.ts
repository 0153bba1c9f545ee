import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { validate } from '../../../schemas'
import { memberOf } from '../../../schemas/json/pointer'
import { readCheckedJson } from './readCheckedJson'

/** The settings that a portal file provides for the checks; `centre` is in degrees. */
export type PortalSettings = {
  locale: string | undefined
  timeZone: string | undefined
  centre: { lat: number; lon: number } | undefined
}

/** Reads a portal file, which the configuration `namedBy` names. Throws an error that lists all mistakes when it is invalid. */
export function readPortal(file: string, namedBy: string): PortalSettings {
  const name = relative(process.cwd(), file).replaceAll(sep, '/')
  if (!existsSync(file)) throw new Error(`${namedBy} names the portal ${name}, which is no file`)
  const portal = readCheckedJson(file, name, 'portal', (document) => validate(document, { as: 'portal' }).issues)
  const lat = numberOf(portal, 'latitude')
  const lon = numberOf(portal, 'longitude')
  return {
    locale: stringOf(portal, 'defaultLocale'),
    timeZone: stringOf(portal, 'timeZone'),
    centre: lat === undefined || lon === undefined ? undefined : { lat, lon },
  }
}

function numberOf(value: unknown, name: string): number | undefined {
  const member = memberOf(value, name)
  return typeof member === 'number' ? member : undefined
}

function stringOf(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name)
  return typeof member === 'string' ? member : undefined
}
