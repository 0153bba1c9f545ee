import { correctedColors } from '../../../schemas/colors/correctedColors'
import { colorNames, formatPalette, type Palette, parsePalette } from '../settings/Palette'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { ColorField } from './ColorField'
import styles from './ColorPanel.module.css'

/** The colours of the town, and their corrections where the contrast is too low. */
export function ColorPanel() {
  const text = useStudioText()
  const [{ colors, scheme }, change] = useSettings()
  const palette = parsePalette(colors)
  if (!palette) return null
  const corrected = correctedColors(palette, scheme)
  const set = (some: Partial<Palette>) => change({ colors: formatPalette({ ...palette, ...some }) })
  return (
    <section className={styles.panel} aria-labelledby="colors">
      <div className={styles.head}>
        <h2 id="colors" className={styles.title}>
          {text('colors.title')}
        </h2>
        <p className={styles.verdict} data-corrected={corrected.length > 0 || undefined} role="status">
          {text('colors.corrected', { count: corrected.length, scheme: text(`scheme.${scheme}`) })}
        </p>
      </div>
      <ul className={styles.fields}>
        {colorNames.map((name) => (
          <li key={name}>
            <ColorField
              name={name}
              value={palette[name]}
              correction={corrected.find((each) => each.name === name)}
              onChange={(value) => set({ [name]: value })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
