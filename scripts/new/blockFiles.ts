import { json, type NewFiles } from './NewFiles.ts'
import { pascal, sentence } from './names.ts'
import { register } from './register.ts'

/** Returns the files of a small complete block with a title and a text. */
export function blockFiles(type: string): NewFiles {
  const name = pascal(type)
  const fixture = (path: string) => `fixtures/blocks/${type}/${path}.json`
  const files = new Map([
    [`schemas/blocks/${type}.json`, json(schema(type))],
    ...Object.entries(valid).map(([file, data]) => [fixture(`valid/${file}`), json({ type, ...data })] as const),
    ...Object.entries(invalid).map(
      ([file, { data, issue }]) =>
        [fixture(`invalid/${file}`), json({ document: { type, data }, issues: [issue] })] as const,
    ),
    [`renderer/blocks/${type}/${name}.tsx`, component(type, name)],
    [`renderer/blocks/${type}/${name}.module.css`, style],
  ])
  const text = `  '${type}': lazyBlock('${name}', () => import('./${type}/${name}')),`
  const registry = 'renderer/blocks/index.ts'
  return { files, edits: new Map([[registry, (source) => register(source, { name: type, text }, registry)]]) }
}

const schema = (type: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: sentence(type),
  description: 'A title with a text below it.',
  'x-family': 'texts',
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', 'x-role': 'text', minLength: 1, description: 'What it is about, in a few words.' },
    text: { type: 'string', 'x-role': 'text', description: 'Plain text; line breaks are kept.' },
  },
  examples: [{ title: 'Bon à savoir', text: 'Le guichet est fermé le lundi matin.' }],
})

const long = 'Intercommunalitésupracommunaledéveloppementéconomiqueetaménagementduterritoire'

const valid = {
  minimal: { data: { title: 'Bon à savoir' } },
  complete: {
    id: 'bon-a-savoir',
    data: { title: 'Bon à savoir', text: 'Le guichet est fermé le lundi matin.\nPrenez rendez-vous.' },
    action: { handler: 'navigation', data: { path: '/contenu/guichet' } },
    requires: { texts: 2 },
    fallback: { type: 'description', data: { text: 'Le guichet est fermé le lundi matin.' } },
  },
  extreme: {
    data: {
      title: `${long} « l’été » <b>& "Cie"</b> 🎉`,
      text: `مرحبا بكم في المدينة\n${'Le guichet est fermé le lundi matin. '.repeat(30)}${long.repeat(3)}`,
    },
  },
}

const invalid = {
  'title-missing': { data: {}, issue: { code: 'missing-property', pointer: '/data/title' } },
  'title-near-miss': { data: { titel: 'Bon à savoir' }, issue: { code: 'missing-property', pointer: '/data/title' } },
  'title-empty': { data: { title: '' }, issue: { code: 'out-of-range', pointer: '/data/title' } },
  'title-number': { data: { title: 42 }, issue: { code: 'wrong-type', pointer: '/data/title' } },
  'text-number': { data: { title: 'Bon à savoir', text: 42 }, issue: { code: 'wrong-type', pointer: '/data/text' } },
  'property-unknown': {
    data: { title: 'Bon à savoir', couleur: 'rouge' },
    issue: { code: 'unknown-property', pointer: '/data/couleur' },
  },
}

const component = (type: string, name: string): string => `import type { BlockProps } from '../../engine/BlockProps'
import styles from './${name}.module.css'

export { default as contract } from '../../../schemas/generated/blocks/${type}.js'

/** A title with a text below it. */
export function ${name}({ data: { title, text } }: BlockProps<'${type}'>) {
  return (
    <div className={styles.root}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}
`

const style = `.root {
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  overflow-wrap: anywhere;
}

.title {
  margin: 0;
  color: var(--color-title);
  font-weight: 600;
}

.text {
  margin: var(--space-1) 0 0;
  white-space: pre-line;
}
`
