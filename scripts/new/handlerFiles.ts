import { json, type NewFiles } from './NewFiles.ts'
import { camel, sentence } from './names.ts'
import { register } from './register.ts'

/** Returns the files of a small complete handler that emits an event. */
export function handlerFiles(handler: string): NewFiles {
  const name = camel(handler)
  const fixture = (path: string) => `fixtures/actions/${handler}/${path}.json`
  const files = new Map([
    [`schemas/actions/${handler}.json`, json(schema(handler))],
    ...Object.entries(valid).map(([file, rest]) => [fixture(`valid/${file}`), json({ handler, ...rest })] as const),
    ...Object.entries(invalid).map(
      ([file, { data, issue }]) =>
        [fixture(`invalid/${file}`), json({ document: { handler, data }, issues: [issue] })] as const,
    ),
    [`renderer/actions/handlers/${name}.ts`, program(handler, name)],
  ])
  const text = name === handler ? `  ${name},` : `  '${handler}': ${name},`
  const registry = 'renderer/actions/handlers/index.ts'
  return {
    files,
    edits: new Map([
      [
        registry,
        (source) => register(source, { name: handler, text, import: `import { ${name} } from './${name}'` }, registry),
      ],
    ]),
  }
}

const schema = (handler: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: sentence(handler),
  description: 'Tells the page that something happened.',
  type: 'object',
  additionalProperties: false,
  properties: {
    uid: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'Which thing it happened to; without it, the page.',
    },
  },
  examples: [{ uid: 'marche' }, {}],
})

const valid = {
  basic: {},
  uid: { data: { uid: 'marche' } },
  confirm: { data: { uid: 'marche' }, confirm: { title: 'Continuer ?', ok: 'Oui', cancel: 'Non' } },
}

const invalid = {
  'uid-empty': { data: { uid: '' }, issue: { code: 'wrong-format', pointer: '/data/uid' } },
  'uid-number': { data: { uid: 42 }, issue: { code: 'wrong-type', pointer: '/data/uid' } },
  'uid-misspelt': { data: { udi: 'marche' }, issue: { code: 'unknown-property', pointer: '/data/udi' } },
  'property-unknown': { data: { couleur: 'rouge' }, issue: { code: 'unknown-property', pointer: '/data/couleur' } },
}

const program = (handler: string, name: string): string => `import type { Handler } from '../Handler'

export const ${name}: Handler<'${handler}'> = function* ({ uid }) {
  yield { effect: 'emit', event: '${handler}', ...(uid !== undefined && { data: uid }) }
}
`
