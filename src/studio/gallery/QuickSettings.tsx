import { SegmentedControl } from '../parts/SegmentedControl'
import { SelectField } from '../parts/SelectField'
import { choices } from '../settings/Settings'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './SettingsBar.module.css'

/** The settings used most: theme, language, width and background. */
export function QuickSettings() {
  const text = useStudioText()
  const [settings, change] = useSettings()
  return (
    <div className={styles.quick}>
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
    </div>
  )
}
