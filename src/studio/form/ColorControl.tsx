import { useStudioText } from '../texts/StudioText'
import type { ControlProps } from './ControlProps'
import styles from './Form.module.css'

const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** The native swatch takes six digits only. */
const toSixDigits = (color: string): string =>
  isColor(color) ? (color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color) : '#000000'

/** A colour, typed or picked. */
export function ColorControl({ title, value, attributes, onType }: ControlProps & { title: string }) {
  const text = useStudioText()
  return (
    <div className={styles.pair}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={text('form.pickColor', { title })}
        value={toSixDigits(value)}
        onChange={(event) => onType(event.target.value)}
      />
      <input
        {...attributes}
        type="text"
        className={styles.input}
        data-code
        data-short
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value.trim())}
      />
    </div>
  )
}
