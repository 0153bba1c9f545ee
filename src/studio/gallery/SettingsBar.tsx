import { useState } from 'react'
import { Glyph } from '../parts/Glyph'
import { SegmentedControl } from '../parts/SegmentedControl'
import { SelectField } from '../parts/SelectField'
import { formatPalette, parsePalette, townNames } from '../settings/Palette'
import { choices } from '../settings/Settings'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './SettingsBar.module.css'

/** The controls of the settings, which collapse behind a button on narrow screens. */
export function SettingsBar() {
  const text = useStudioText()
  const [settings, change] = useSettings()
  const [open, setOpen] = useState(false)
  const summary = [
    text(`theme.${settings.theme}`),
    text(`locale.${settings.locale}`),
    text(`width.${settings.width}`),
    text(`scheme.${settings.scheme}`),
  ]
  return (
    <section className={styles.settings} aria-label={text('settings.label')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="settings"
        onClick={() => setOpen(!open)}
      >
        <Glyph name="sliders" />
        <span>{summary.join(' · ')}</span>
        <Glyph name={open ? 'close' : 'down'} />
      </button>
      <div id="settings" className={styles.bar} data-open={open || undefined}>
        <SelectField
          label={text('settings.theme')}
          value={settings.theme}
          choices={choices.theme.map((value) => ({ value, label: text(`theme.${value}`) }))}
          onChoose={(theme) => change({ theme })}
        />
        <SelectField
          label={text('settings.locale')}
          value={settings.locale}
          choices={choices.locale.map((value) => ({ value, label: text(`locale.${value}`) }))}
          onChoose={(locale) => change({ locale })}
        />
        <SegmentedControl
          label={text('settings.width')}
          value={settings.width}
          choices={choices.width.map((value) => ({
            value,
            label: text(`width.${value}`),
            name: value === 'full' ? text('width.fullLong') : text('width.pixels', { width: Number(value) }),
          }))}
          onChoose={(width) => change({ width })}
        />
        <SegmentedControl
          label={text('settings.scheme')}
          value={settings.scheme}
          choices={choices.scheme.map((value) => ({ value, label: text(`scheme.${value}`) }))}
          onChoose={(scheme) => change({ scheme })}
        />
        <ColorChoice />
        <SelectField
          label={text('settings.calls')}
          value={settings.calls}
          choices={choices.calls.map((value) => ({ value, label: text(`calls.${value}`) }))}
          onChoose={(calls) => change({ calls })}
        />
      </div>
    </section>
  )
}

/** The initial palette of custom colours. */
const initialPalette = { primary: '#1d4e89' }

/** Chooses the colours of previews: the theme's, those of a demo town, or custom ones. */
function ColorChoice() {
  const text = useStudioText()
  const [{ colors }, change] = useSettings()
  const isCustom = colors !== '' && !townNames.has(colors)
  const choose = (value: string) =>
    change({ colors: value === 'own' ? formatPalette(parsePalette(colors) ?? initialPalette) : value })
  return (
    <SelectField
      label={text('settings.colors')}
      value={isCustom ? 'own' : colors}
      choices={[
        { value: '', label: text('colors.theme') },
        ...[...townNames].map(([value, label]) => ({ value, label })),
        { value: 'own', label: text('colors.own') },
      ]}
      onChoose={choose}
    />
  )
}
