import type { ReactNode } from 'react'
import { CheckField } from '../parts/CheckField'
import { SelectField } from '../parts/SelectField'
import { formatPalette, parsePalette, townNames } from '../settings/Palette'
import { choices } from '../settings/Settings'
import { useSettings } from '../settings/useSettings'
import { type StudioTextKey, useStudioText } from '../texts/StudioText'
import { ClockField } from './ClockField'
import { QuickSettings } from './QuickSettings'
import styles from './SettingsPanel.module.css'

/** The settings of the previews by groups. `hasQuick` adds those that the header has no room for. */
export function SettingsPanel({ hasQuick }: { hasQuick: boolean }) {
  const text = useStudioText()
  const [settings, change] = useSettings()
  return (
    <div className={styles.groups}>
      {hasQuick && <QuickSettings />}
      <Group title="room.look">
        <ColorChoice />
        <CheckField
          label={text('situation.contrast')}
          checked={settings.contrast === 'high'}
          onChange={(isHigh) => change({ contrast: isHigh ? 'high' : 'device' })}
        />
        <CheckField
          label={text('situation.motion')}
          checked={settings.motion === 'reduced'}
          onChange={(isReduced) => change({ motion: isReduced ? 'reduced' : 'device' })}
        />
      </Group>
      <Group title="room.text">
        <CheckField
          label={text('situation.textLength')}
          checked={settings.textLength === 'long'}
          onChange={(isLong) => change({ textLength: isLong ? 'long' : 'own' })}
        />
        <CheckField
          label={text('situation.textSize')}
          checked={settings.textSize === '200'}
          onChange={(isLarge) => change({ textSize: isLarge ? '200' : '100' })}
        />
        <CheckField
          label={text('situation.direction')}
          checked={settings.direction === 'rtl'}
          onChange={(isMirrored) => change({ direction: isMirrored ? 'rtl' : 'ltr' })}
        />
      </Group>
      <Group title="room.situation">
        <ClockField />
        <SelectField
          label={text('settings.calls')}
          value={settings.calls}
          choices={choices.calls.map((value) => ({ value, label: text(`calls.${value}`) }))}
          onChoose={(calls) => change({ calls })}
        />
        <CheckField
          label={text('axe.switch')}
          checked={settings.axe === 'on'}
          onChange={(isOn) => change({ axe: isOn ? 'on' : 'off' })}
        />
      </Group>
    </div>
  )
}

/** Fields under a title. */
function Group({ title, children }: { title: StudioTextKey; children: ReactNode }) {
  const text = useStudioText()
  return (
    <fieldset>
      <legend className={styles.title}>{text(title)}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
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
