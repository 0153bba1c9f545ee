import { useState } from 'react'
import { ColorChoice } from '../colors/ColorChoice'
import { Glyph } from '../gallery/Glyph'
import { useStudioText } from '../texts/StudioText'
import { Choice } from './Choice'
import { Segments } from './Segments'
import { choices } from './Settings'
import styles from './SettingsBar.module.css'
import { useSettings } from './useSettings'

/** The switches that decide how every preview is drawn. They stand in the address; on narrow screens behind a button. */
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
        <Choice
          label={text('settings.theme')}
          value={settings.theme}
          choices={choices.theme.map((value) => ({ value, label: text(`theme.${value}`) }))}
          onChoose={(theme) => change({ theme })}
        />
        <Choice
          label={text('settings.locale')}
          value={settings.locale}
          choices={choices.locale.map((value) => ({ value, label: text(`locale.${value}`) }))}
          onChoose={(locale) => change({ locale })}
        />
        <Segments
          label={text('settings.width')}
          value={settings.width}
          choices={choices.width.map((value) => ({
            value,
            label: text(`width.${value}`),
            name: value === 'full' ? text('width.fullLong') : text('width.pixels', { width: Number(value) }),
          }))}
          onChoose={(width) => change({ width })}
        />
        <Segments
          label={text('settings.scheme')}
          value={settings.scheme}
          choices={choices.scheme.map((value) => ({ value, label: text(`scheme.${value}`) }))}
          onChoose={(scheme) => change({ scheme })}
        />
        <ColorChoice />
        <Choice
          label={text('settings.calls')}
          value={settings.calls}
          choices={choices.calls.map((value) => ({ value, label: text(`calls.${value}`) }))}
          onChoose={(calls) => change({ calls })}
        />
      </div>
    </section>
  )
}
