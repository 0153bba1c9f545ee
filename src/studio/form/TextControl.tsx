import type { ControlProps } from './ControlProps'
import type { ControlKind } from './Field'
import styles from './Form.module.css'

/** Id of the list of the portal's icons, which the form has once. */
const icons = 'form-icons'

export const iconList = (kind: ControlKind): string | undefined => (kind === 'icon' ? icons : undefined)

/** The names that a field for an icon suggests. */
export const IconSuggestions = ({ names }: { names: readonly string[] }) => (
  <datalist id={icons}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)

const codeKinds: ReadonlySet<ControlKind> = new Set(['address', 'picture', 'icon', 'html'])
/** Characters on a line of a field with several, about; and the most lines that it grows to by itself. */
const lineLength = 60
const maxRows = 16

type Props = ControlProps & { kind: ControlKind; list: string | undefined }

/** A field of one line, or one of several that grows with its text. */
export function TextControl({ kind, value, attributes, list, onType }: Props) {
  const isCode = codeKinds.has(kind)
  const shared = {
    ...attributes,
    value,
    spellCheck: isCode || kind === 'number' ? false : undefined,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  }
  if (kind !== 'longText' && kind !== 'html') {
    const inputMode = kind === 'number' ? 'decimal' : undefined
    return (
      <input
        {...shared}
        type="text"
        list={list}
        inputMode={inputMode}
        autoComplete="off"
        className={styles.input}
        data-code={isCode || undefined}
        data-short={kind === 'number' || undefined}
      />
    )
  }
  const rows = value.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / lineLength), 0)
  return <textarea {...shared} rows={Math.min(rows, maxRows)} className={styles.area} data-code={isCode || undefined} />
}
