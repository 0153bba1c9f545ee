import { InvalidArgumentError } from 'commander'
import { nearest } from '../../../schemas/index'
import { formats } from '../report/reporters'
import { chosen } from './choice'

/** Each of these reads the value of an option, or throws what the user is told. */

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number, 0 or more.')
  return Number(text)
}

export function parsePositive(text: string): number {
  if (!/^0*[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number, 1 or more.')
  return Number(text)
}

export function parseSeconds(text: string): number {
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds <= 0) throw new InvalidArgumentError('Give a number of seconds above 0.')
  return seconds
}

export function parsePointer(text: string): string {
  if (text !== '' && !text.startsWith('/')) {
    throw new InvalidArgumentError(`A JSON pointer starts with a slash, as in /${text.replaceAll('.', '/')}.`)
  }
  if (/~(?![01])/.test(text))
    throw new InvalidArgumentError('In a JSON pointer "~" is written ~0 and "/" in a name ~1.')
  return text
}

export const parseTexts = (text: string, before: readonly string[] = []): string[] => [...before, text]

export function parseReports(text: string, before: readonly { format: string; file: string }[] = []) {
  const [format, file] = split(text, '=')
  const known = chosen(format, formats)
  if (!file) throw new InvalidArgumentError(`Say where it goes, as in ${known}=report.${extensions[known] ?? 'txt'}.`)
  return [...before, { format: known, file }]
}

const extensions: Record<string, string> = {
  json: 'json',
  ndjson: 'ndjson',
  gitlab: 'json',
  sarif: 'sarif',
  junit: 'xml',
  checkstyle: 'xml',
}

export function parseRules(text: string, before: readonly { code: string; severity: string }[] = []) {
  const [code, severity] = split(text, '=')
  if (!severity) throw new InvalidArgumentError(`Say how severe it is, as in ${code || 'vague-link'}=error.`)
  return [...before, { code, severity: chosen(severity, ['off', 'warning', 'error']) }]
}

export function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    const zones = Intl.supportedValuesOf('timeZone')
    const likely = zones.find((zone) => zone.toLowerCase().endsWith(`/${text.toLowerCase()}`)) ?? nearest(text, zones)
    const example = likely === undefined ? 'Time zones are named as in Europe/Brussels.' : `Did you mean ${likely}?`
    throw new InvalidArgumentError(example)
  }
}

/** A day is taken at its noon UTC, which is that very day nearly everywhere; a moment says its own offset. */
export function parseMoment(text: string): Date {
  const moment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const date = new Date(moment ? (text.length === 10 ? `${text}T12:00:00Z` : text) : Number.NaN)
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  // The thirtieth of February is read as the second of March.
  if (Number.isNaN(date.getTime()) || !day.toISOString().startsWith(text.slice(0, 10))) {
    throw new InvalidArgumentError('Give a day such as 2026-11-21 or a moment such as 2026-11-21T18:00:00+01:00.')
  }
  return date
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
