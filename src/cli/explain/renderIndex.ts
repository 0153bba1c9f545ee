import { families } from '../../../schemas'
import { firstSentence } from '../../../schemas/compile/firstSentence'
import { issueTexts } from '../../../schemas/sources'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import { describeSchema } from './describeSchema'
import { listNamed, type NamedSchema } from './namedSchemas'
import { listNames } from './renderList'
import { renderTable } from './renderTable'

/** Renders the list of everything that can be explained, as lines. */
export function renderIndex(terminal: TerminalOptions): string[] {
  const { words } = terminal
  const named = listNamed()
  const texts = Object.entries(issueTexts())
  const codes = (title: string, finders: readonly string[]) => {
    const rows = texts.filter(([, { foundBy }]) => finders.includes(foundBy))
    return table(
      title,
      rows.map(([code, text]) => [code, text.severity, words?.issue(code)?.title ?? text.title]),
      terminal,
    )
  }
  const schemas = (title: string, test: (each: NamedSchema) => boolean) =>
    table(
      title,
      named.filter(test).map(({ name, node }) => [name, firstSentence(describeSchema(node, name, words).description)]),
      terminal,
    )
  const blocks = Object.entries(families).map(([family, version]) =>
    schemas(`Blocks of the family ${family}, version ${version}`, (each) => each.node.own('x-family') === family),
  )
  return [
    ...codes('Codes about the text of a file', ['reader']),
    ...codes('Codes of the contract', ['contract', 'portal']),
    ...codes('Codes of the lint rules', ['lint', 'linter']),
    ...codes('Codes about the answers of a back end', ['call']),
    ...blocks.flat(),
    ...schemas('Action handlers', ({ category }) => category === 'handler'),
    ...schemas('Kinds of document', ({ category }) => category === 'kind'),
    ...schemas('Fragments that blocks share', ({ category }) => category === 'fragment'),
    `Lists: ${listNames.map((name) => `beffroi explain ${name}`).join(', ')}`,
    'Each is explained by its name, a field by its path: beffroi explain content-cell.buttons[].label',
  ]
}

function table(title: string, rows: readonly (readonly string[])[], terminal: TerminalOptions): string[] {
  if (rows.length === 0) return []
  const names = rows[0]?.map(() => '') ?? []
  const [, ...lines] = renderTable(names, rows, terminal.columns, terminal.paint)
  return [terminal.paint.bold(title), ...lines, '']
}
