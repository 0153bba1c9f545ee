import { textKey } from './blockTexts.ts'
import type { NewField } from './NewField.ts'
import { isReserved } from './parseFields.ts'

/** What a component may need from elsewhere, by the module that has it. */
const modules = {
  Blocks: '../../engine/Blocks',
  useHost: '../../engine/HostContext',
  formatDate: '../../format/formatDate',
  formatTime: '../../format/formatDate',
  formatNumber: '../../format/formatNumber',
  useText: '../../i18n/TextContext',
  ActionLink: '../../parts/ActionLink',
  Icon: '../../parts/Icon',
  Image: '../../parts/Image',
} as const

const isModule = (need: Need): need is keyof typeof modules => Object.hasOwn(modules, need)

/** An import, or a variable of the component. */
type Need = keyof typeof modules | 'locale' | 'timeZone' | 'run'

/** A component while it is written. */
type Parts = { type: string; needs: Set<Need> }

/** The component of a new block: it shows every field in the order in which they were named. */
export function blockComponent(type: string, name: string, fields: readonly NewField[]): string {
  const parts: Parts = { type, needs: new Set() }
  const body = fields.map((field) => drawField(parts, field, field.name)).join('\n')
  const { needs } = parts
  const has = (need: Need) => needs.has(need)
  const imported = [...needs].filter(isModule)
  const lines = [...new Set(imported.map((need) => modules[need]))].sort().map((module) => {
    const names = imported.filter((need) => modules[need] === module).sort()
    return `import { ${names.join(', ')} } from '${module}'`
  })
  const fromHost = (['locale', 'timeZone'] as const).filter(has)
  const hooks = [
    ...(has('useText') ? ['  const text = useText()'] : []),
    ...(fromHost.length > 0 ? [`  const { ${fromHost.join(', ')} } = useHost()`] : []),
  ]
  const run = has('run') ? ', run' : ''
  return `import type { BlockProps } from '../../engine/BlockProps'
${lines.join('\n')}
import styles from './${name}.module.css'

export { default as contract } from '../../../schemas/generated/blocks/${type}.js'

/** Say here what it shows. */
export function ${name}({ data: { ${fields.map((field) => field.name).join(', ')} }${run} }: BlockProps<'${type}'>) {
${hooks.join('\n')}
  return (
    <div className={styles.root}>
${body}
    </div>
  )
}
`
}

/** The JSX of a field, whose value is an expression. */
function drawField(parts: Parts, field: NewField, value: string): string {
  if (field.type.kind === 'blocks') {
    parts.needs.add('Blocks')
    return field.isOptional ? `{${value} && <Blocks components={${value}} />}` : `<Blocks components={${value}} />`
  }
  if (field.isList) return drawList(parts, field, value)
  const drawn = drawValue(parts, field, value)
  if (field.type.kind === 'boolean') return `{${value} && ${drawn}}`
  if (field.type.kind === 'text' && field.isOptional) return `{${value} && ${drawn}}`
  return field.isOptional ? `{${value} !== undefined && (${drawn})}` : drawn
}

function drawList(parts: Parts, field: NewField, value: string): string {
  const single = field.name.replace(/s$/, '')
  const item = single === field.name || isReserved(single) ? `${field.name}Item` : single
  const list = `<ul className={styles.list}>
{${value}.map((${item}, index) => (
// biome-ignore lint/suspicious/noArrayIndexKey: the same entry may occur twice
<li key={index}>
${drawValue(parts, field, item)}
</li>
))}
</ul>`
  return field.isOptional ? `{${value} && (${list})}` : list
}

function drawValue(parts: Parts, field: NewField, value: string): string {
  const { needs, type } = parts
  const need = (...names: Need[]) => {
    for (const name of names) needs.add(name)
  }
  const label = `{text('${textKey(type, field.name)}')}`
  const fact = (shown: string) => {
    need('useText')
    return `<p className={styles.text}><span className={styles.label}>${label}</span> {${shown}}</p>`
  }
  switch (field.type.kind) {
    case 'object':
      return `<div>${field.type.fields.map((each) => drawField(parts, each, `${value}.${each.name}`)).join('\n')}</div>`
    case 'text':
      return `<p className={styles.text}>{${value}}</p>`
    case 'names':
      need('useText')
      return `<p className={styles.text}>{text(\`${textKey(type, field.name)}.\${${value}}\`)}</p>`
    case 'boolean':
      need('useText')
      return `<p className={styles.text}>${label}</p>`
    case 'minutes':
      need('formatTime', 'useHost', 'locale')
      return fact(`formatTime(${value}, locale)`)
    case 'date':
      need('formatDate', 'useHost', 'locale')
      return fact(`formatDate(${value}, locale, 'UTC')`)
    case 'date-time':
      need('formatDate', 'useHost', 'locale', 'timeZone')
      return fact(`formatDate(${value}, locale, timeZone)`)
    case 'icon':
      need('Icon')
      return `<Icon name={${value}} />`
    case 'image':
      need('Image')
      return `<Image image={${value}} width={240} height={180} />`
    case 'url':
      need('ActionLink', 'run')
      return `<ActionLink action={{ handler: 'redirect', data: { url: ${value} } }} run={run}>{${value}}</ActionLink>`
    case 'action':
      need('ActionLink', 'useText', 'run')
      return `<ActionLink action={${value}} run={run}>${label}</ActionLink>`
    default:
      need('formatNumber', 'useHost', 'locale')
      return fact(`formatNumber(${value}, locale)`)
  }
}

/** The styles of a new block. */
export const blockStyles = (component: string): string => `.root {
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  overflow-wrap: anywhere;
}
${component.includes('styles.text') ? `\n.text {\n  margin: 0;\n  white-space: pre-line;\n}\n` : ''}${
  component.includes('styles.label') ? `\n.label {\n  font-weight: 600;\n}\n` : ''
}${
  component.includes('styles.list')
    ? `\n.list {\n  display: grid;\n  gap: var(--space-2);\n  margin: 0;\n  padding: 0;\n  list-style: none;\n}\n`
    : ''
}`
