import { printable } from './printable'

/** Properties of a workflow command. Undefined ones are omitted. */
export type Properties = Record<string, string | number | undefined>

/** Formats a GitHub workflow command: `::error file=a.json,line=3::"title" is missing.`. The message may have several lines. */
export function githubCommand(name: string, properties: Properties, message: string): string {
  const given = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(printable(String(value)))}`],
  )
  return `::${name} ${given.join(',')}::${escapeData(message.split('\n').map(printable).join('\n'))}\n`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
