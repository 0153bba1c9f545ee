import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { camel } from './names.ts'

const hyphenated = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const shapes = {
  block: hyphenated,
  fixtures: hyphenated,
  handler: /^[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*$/,
  service: hyphenated,
  language: /^[a-z]{2}$/,
}
const places = {
  block: ['schemas/blocks/<name>.json', 'fixtures/blocks/<name>', 'renderer/blocks/<name>'],
  handler: ['schemas/actions/<name>.json', 'fixtures/actions/<name>', 'renderer/actions/handlers/<name>.ts'],
  service: ['schemas/api/<name>.json', 'src/portal/services/<name>', 'src/server/api/<name>/area.ts'],
  language: ['renderer/i18n/<name>.json'],
}
const words = {
  block: 'block type',
  fixtures: 'block type',
  handler: 'handler',
  service: 'service',
  language: 'language',
}
/** Names that are not valid identifiers for an import or a function. */
const reserved =
  /^(?:index|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|eval|arguments)$/

/**
 * Returns the reason, as a sentence, why a block, handler, service or language of this name cannot be created, or why a block cannot be
 * given fixtures; undefined when it can.
 */
export function refusal(root: string, kind: keyof typeof shapes, name: string): string | undefined {
  const what = words[kind]
  if (name.length > 40 || !shapes[kind].test(name)) {
    const shape =
      kind === 'language'
        ? 'the two letters of ISO 639-1, such as it'
        : 'lower-case words joined by hyphens, such as opening-note'
    return `"${name}" cannot be the name of a ${what}: it needs ${shape}.`
  }
  if (reserved.test(name)) return `"${name}" cannot be the name of a ${what}: JavaScript needs the word for itself.`
  if (kind === 'fixtures') {
    const schema = `schemas/blocks/${name}.json`
    return existsSync(join(root, schema)) ? undefined : `There is no block "${name}": ${schema} is missing.`
  }
  const place = places[kind]
    .map((path) => path.replace('<name>', path.endsWith('.ts') ? camel(name) : name))
    .find((path) => existsSync(join(root, path)))
  return place && `There is a ${what} "${name}" already, or a part of one: ${place}.`
}
