import { printable } from './printable'

/** What a command of a workflow says besides its message; what is undefined is left out. */
export type Properties = Record<string, string | number | undefined>

/** A command of GitHub's workflows, such as `::error file=a.json,line=3::"title" is missing.`; the message may have several lines. */
export function githubCommand(name: string, properties: Properties, message: string): string {
  const told = Object.entries(properties).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${escapeProperty(printable(String(value)))}`],
  )
  return `::${name} ${told.join(',')}::${escapeData(message.split('\n').map(printable).join('\n'))}\n`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
