import { families } from '../../../schemas'
import { issueTexts } from '../../../schemas/sources'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { drawTable } from './drawTable'
import { listNamed } from './names'
import type { Named } from './Subject'

/** Everything that can be explained, one line each, as lines. */
export function showAll(look: TerminalOptions): string[] {
  const named = listNamed()
  const texts = Object.entries(issueTexts())
  const codes = (title: string, finders: readonly string[]) => {
    const rows = texts.filter(([, { foundBy }]) => finders.includes(foundBy))
    return table(
      title,
      rows.map(([code, text]) => [code, text.severity, text.title]),
      look,
    )
  }
  const schemas = (title: string, test: (each: Named) => boolean) =>
    table(
      title,
      named.filter(test).map(({ name, place }) => [name, summary(place.schema.description)]),
      look,
    )
  const blocks = Object.entries(families).map(([family, version]) =>
    schemas(`Blocks of the family ${family}, version ${version}`, (each) => each.place.schema['x-family'] === family),
  )
  return [
    ...codes('Codes about the text of a file', ['reader']),
    ...codes('Codes of the contract', ['contract', 'portal']),
    ...codes('Codes of the lint rules', ['lint']),
    ...blocks.flat(),
    ...schemas('Action handlers', ({ family }) => family === 'handler'),
    ...schemas('Kinds of document', ({ family }) => family === 'kind'),
    ...schemas('Fragments that blocks share', ({ family }) => family === 'fragment'),
    'Each is explained by its name, a field by its path: beffroi explain content-cell.buttons[].label',
  ]
}

function table(title: string, rows: readonly (readonly string[])[], look: TerminalOptions): string[] {
  if (rows.length === 0) return []
  const names = rows[0]?.map(() => '') ?? []
  const [, ...lines] = drawTable(names, rows, look.columns, look.paint)
  return [look.paint.bold(title), ...lines, '']
}

/** The first sentence. */
function summary(description: unknown): string {
  return typeof description === 'string' ? (/^.*?\.(?= |$)/.exec(description)?.[0] ?? description) : ''
}
