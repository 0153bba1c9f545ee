import { type Command, InvalidArgumentError, Option } from 'commander'
import { locales, nearestName } from '../../schemas/fast'
import { formats } from './report/reporters'

/** Declares an option with a fixed set of values. Its error message suggests the nearest value. */
export function choiceOption(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).argParser((given: string) => parseChoice(given, values))
}

/** Returns the value when it is allowed. Throws `InvalidArgumentError` with the nearest one otherwise. */
export function parseChoice(given: string, values: readonly string[]): string {
  if (values.includes(given)) return given
  const likely = nearestName(given, values)
  throw new InvalidArgumentError(
    `${likely === undefined ? '' : `Did you mean ${likely}? `}Allowed choices are ${values.join(', ')}.`,
  )
}

// The parsers below convert the string of an option to its value. They throw `InvalidArgumentError`.

export function parseCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Give a whole number, 0 or more.')
  return Number(text)
}

export function parsePositive(text: string): number {
  if (!/^0*[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number, 1 or more.')
  return Number(text)
}

export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 65536
  if (port > 65535) throw new InvalidArgumentError('Give a port from 0 to 65535.')
  return port
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

export const collectStrings = (text: string, before: readonly string[] = []): string[] => [...before, text]

export function collectReports(text: string, before: readonly { format: string; file: string }[] = []) {
  const [format, file] = split(text, '=')
  const known = parseChoice(format, formats)
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

export function collectRules(text: string, before: readonly { code: string; severity: string }[] = []) {
  const [code, severity] = split(text, '=')
  if (!severity) throw new InvalidArgumentError(`Say how severe it is, as in ${code || 'vague-link'}=error.`)
  return [...before, { code, severity: parseChoice(severity, ['off', 'warning', 'error']) }]
}

export function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    const zones = Intl.supportedValuesOf('timeZone')
    const likely =
      zones.find((zone) => zone.toLowerCase().endsWith(`/${text.toLowerCase()}`)) ?? nearestName(text, zones)
    const example = likely === undefined ? 'Time zones are named as in Europe/Brussels.' : `Did you mean ${likely}?`
    throw new InvalidArgumentError(example)
  }
}

/** Parses a date-time with an offset, or a date. A date becomes noon in UTC, which is that date in nearly all time zones. */
export function parseDate(text: string): Date {
  const isDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text)
  const date = new Date(isDate ? (text.length === 10 ? `${text}T12:00:00Z` : text) : Number.NaN)
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`)
  // Date.parse accepts 30 February and returns 2 March.
  if (Number.isNaN(date.getTime()) || !day.toISOString().startsWith(text.slice(0, 10))) {
    throw new InvalidArgumentError('Give a day such as 2026-11-21 or a moment such as 2026-11-21T18:00:00+01:00.')
  }
  return date
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}

/** Declares `--language`, in which the command speaks of the contract. */
export const languageOption = (): Option =>
  choiceOption('--language <language>', 'language of titles, descriptions and messages of the contract (en)', locales)

/** Adds `--color` and `--no-color`. */
export function addColorOptions(command: Command): Command {
  return command
    .option('--color', 'colours even where there is no terminal')
    .option('--no-color', 'no colours, as NO_COLOR in the environment says too')
}

type Example = readonly [command: string, meaning?: string]

/** Ends the help of a command with examples, one a line, and with the meanings of exit codes 0, 1 and 2. */
export function addExamples(command: Command, examples: readonly Example[], exitMeanings: readonly string[]): Command {
  const width = Math.max(...examples.map(([text, meaning]) => (meaning === undefined ? 0 : text.length)))
  const lines = examples.map(([text, meaning]) =>
    meaning === undefined ? `  $ ${text}` : `  $ ${text.padEnd(width)}  ${meaning}`,
  )
  const codes = exitMeanings.map((meaning, code) => `${code} ${meaning}`).join(', ')
  return command.addHelpText('after', `\nExamples:\n${lines.join('\n')}\n\nExit codes: ${codes}.`)
}
