import { calls } from '../../../schemas/calls'
import { firstSentence } from '../../../schemas/compile/firstSentence'
import { frameCalls, pageCalls } from '../../../schemas/routes/pageCalls'
import { type RoutePath, routePaths } from '../../../schemas/routes/routePaths'
import { serviceCalls } from '../../../schemas/routes/serviceCalls'
import { serviceOf } from '../../../schemas/routes/services'
import type { TerminalOptions } from '../terminal/TerminalOptions'
import type { NamedList } from './NamedList'
import { listNamed } from './namedSchemas'
import { nameLists } from './nameLists'
import { renderTable } from './renderTable'
import { renderText } from './renderText'

const service = (route: string): string => serviceOf(route) ?? ''

const lists: Readonly<Record<string, NamedList>> = {
  routes: {
    names: ['route', 'service', 'calls'],
    note: () =>
      `The pages of a portal below its card name. A page is about the answer to its first call, and every page makes ${frameCalls.join(', ')}.`,
    rows: () =>
      routePaths.map((paths) => [paths.join(' or '), service(paths[0]), (pageCalls[paths[0]] ?? []).join(', ')]),
  },
  services: {
    names: ['service', 'pages', 'asked', 'calls'],
    note: () =>
      'The services that "configs.services" of a portal switches off by name, as in { "map": false }. Their pages then answer 404, and nothing leads to them. A service is off too when a back end answers all calls of the column "asked" with 404 or 501; the portal asks them at its start and once an hour, and those of a service that is off every ten seconds while pages are asked for.',
    rows: () => {
      const routes: readonly RoutePath[] = routePaths.map(([route]) => route)
      return Object.entries(serviceCalls).map(([name, asked]) => {
        const own = routes.filter((route) => service(route) === name)
        const calls = [...new Set(own.flatMap((route) => pageCalls[route] ?? []))]
        return [name, own.join(', '), asked.map(({ id }) => id).join(', '), calls.join(', ')]
      })
    },
  },
  calls: {
    names: ['call', 'address', 'about'],
    note: () =>
      'The calls of a back end. One that is not offered is answered with 404 or 501. Each is explained by its name: beffroi explain readHome',
    rows: () => calls().map(({ id, method, path, summary }) => [id, `${method} ${path}`, summary]),
  },
  blocks: {
    names: ['block', 'family', 'purpose'],
    note: () => 'The parts of a page, by their `type`. Each is explained by its name: beffroi explain content-cell',
    rows: () =>
      listNamed()
        .filter(({ category }) => category === 'block')
        .map(({ name, node }) => [
          name,
          String(node.own('x-family') ?? ''),
          firstSentence(node.string('description') ?? ''),
        ]),
  },
  ...nameLists,
}

export const listNames: readonly string[] = Object.keys(lists)

/** Renders a list such as `routes`, as lines. Undefined when there is none of that name. */
export function renderList(name: string, terminal: TerminalOptions): string[] | undefined {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (!list) return undefined
  const { names, note, rows } = list
  return [...renderTable(names, rows(), terminal.columns, terminal.paint), '', ...renderText(note(), terminal)]
}

/** The rows of a list as objects, for programs. */
export function listToJson(name: string): object[] | undefined {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  return list?.rows().map((row) => Object.fromEntries(list.names.map((each, index) => [each, row[index] ?? ''])))
}
