import { useEffect, useId, useState } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import type { CorrectedColor } from '../../../schemas/colors/correctedColors'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import type { ColorName } from '../settings/Palette'
import { useStudioText } from '../texts/StudioText'
import styles from './ColorPanel.module.css'

/** Milliseconds before a changed colour is written to the address, because dragging changes it continuously. */
const debounceMs = 300
/** The initial value of a colour that the town has not chosen. */
const initialColor = '#6b7280'

type Props = {
  name: ColorName
  /** `#rrggbb` or `#rgb`; undefined for the colour of the theme. */
  value: string | undefined
  correction: CorrectedColor | undefined
  onChange(value: string | undefined): void
}

/** One colour of a town, picked or typed, and its correction. */
export function ColorField({ name, value, correction, onChange }: Props) {
  const text = useStudioText()
  const id = useId()
  const [draft, setDraft] = useState(value ?? '')
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    setDraft(value ?? '')
  }
  useEffect(() => {
    if (draft === (value ?? '') || !isColor(draft)) return
    const timer = setTimeout(() => onChange(draft), debounceMs)
    return () => clearTimeout(timer)
  })
  const label = text(`color.${name}`)
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value === undefined ? (
        <ToolButton onClick={() => onChange(initialColor)}>
          {text('colors.choose')}
          <VisuallyHidden> {label}</VisuallyHidden>
        </ToolButton>
      ) : (
        <div className={styles.inputs}>
          <input
            type="color"
            className={styles.well}
            aria-label={text('colors.pick', { name: label })}
            value={isColor(draft) ? toSixDigits(draft) : toSixDigits(value)}
            onChange={(event) => setDraft(event.target.value)}
          />
          <input
            id={id}
            className={styles.input}
            value={draft}
            aria-invalid={!isColor(draft)}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            onChange={(event) => setDraft(event.target.value.trim())}
          />
          {name !== 'primary' && (
            <ToolButton onClick={() => onChange(undefined)}>
              <Glyph name="close" />
              <VisuallyHidden>{text('colors.remove', { name: label })}</VisuallyHidden>
            </ToolButton>
          )}
        </div>
      )}
      {correction && <Correction correction={correction} />}
    </div>
  )
}

/** The chosen colour, the corrected one, and the insufficient contrast. */
function Correction({ correction }: { correction: CorrectedColor }) {
  const { requested, rendered, contrast, minContrast } = correction
  const text = useStudioText()
  return (
    <p className={styles.correction}>
      <Swatch color={requested} />
      <code>{requested}</code>
      <span aria-hidden="true">→</span>
      <VisuallyHidden>{text('colors.becomes')}</VisuallyHidden>
      <Swatch color={rendered} />
      <code>{rendered}</code>
      <span className={styles.ratio}>
        {/* Rounded down, so that an insufficient contrast never looks sufficient. */}
        {text('colors.ratio', { contrast: Math.floor(contrast * 100) / 100, least: minContrast })}
      </span>
    </p>
  )
}

const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** Converts to six digits, which the native colour input requires. */
const toSixDigits = (color: string): string => (color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color)

/** A sample of a colour. It is decorative, as the code stands beside it. */
function Swatch({ color }: { color: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect width="16" height="16" rx="3" fill={color} />
    </svg>
  )
}
