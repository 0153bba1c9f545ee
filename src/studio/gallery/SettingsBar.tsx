import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMediaQuery } from '../../../renderer/parts/useMediaQuery'
import { Glyph } from '../parts/Glyph'
import { changedSettings, defaults } from '../settings/Settings'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import { QuickSettings } from './QuickSettings'
import styles from './SettingsBar.module.css'
import { SettingsPanel } from './SettingsPanel'
import { useChangeNames } from './useChangeNames'

/** Width from which the header has room for the settings used most. `SettingsBar.module.css` has it too. */
const wideQuery = '(min-width: 79.5em)'

/** The settings of the previews: those used most in the header where it has room, all others in a panel below it. */
export function SettingsBar() {
  const text = useStudioText()
  const isWide = useMediaQuery(wideQuery)
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  /** The panel would cover what has the focus. */
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <section
      className={styles.settings}
      aria-label={text('settings.label')}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {isWide && <QuickSettings />}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="settings"
        onClick={() => setOpen(!open)}
      >
        <Glyph name="sliders" />
        <span>{text(isWide ? 'room.more' : 'room.settings')}</span>
        <Glyph name={open ? 'close' : 'down'} />
      </button>
      <div id="settings" className={styles.panel} hidden={!open}>
        {open && <SettingsPanel hasQuick={!isWide} />}
      </div>
      <ChangeSummary onReset={() => toggle.current?.focus()} />
    </section>
  )
}

/** The settings that differ from the defaults, with a button that resets them all; nothing when none does. */
function ChangeSummary({ onReset }: { onReset(): void }) {
  const text = useStudioText()
  const [settings, change] = useSettings()
  const names = useChangeNames(settings)
  const reset = () => {
    change(defaults)
    onReset()
  }
  return (
    <div className={styles.summary} hidden={changedSettings(settings).length === 0}>
      <p className={styles.changes}>{names.join(' · ')}</p>
      <button type="button" className={styles.reset} onClick={reset}>
        <Glyph name="undo" />
        {text('room.reset')}
      </button>
    </div>
  )
}
