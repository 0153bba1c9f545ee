import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'

/** Turns the axe checks of all previews on and off, also on the pages that follow. */
export function AxeSwitch() {
  const text = useStudioText()
  const [isOn, setOn] = useAxeSetting()
  return (
    <ToolButton pressed={isOn} onClick={() => setOn(!isOn)}>
      <Glyph name="eye" />
      {text('axe.switch')}
    </ToolButton>
  )
}

/** Whether axe checks the previews, and a function to change it. */
export function useAxeSetting(): [isOn: boolean, setOn: (on: boolean) => void] {
  const [{ axe }, change] = useSettings()
  return [axe === 'on', (on) => change({ axe: on ? 'on' : 'off' })]
}
