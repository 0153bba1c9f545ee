import { ToolButton } from '../code/ToolButton'
import { Glyph } from '../gallery/Glyph'
import { useStudioText } from '../texts/StudioText'
import { useAxe } from './useAxe'

/** Has axe look at every preview that is on the screen, or no longer. */
export function AxeSwitch() {
  const text = useStudioText()
  const [isOn, change] = useAxe()
  return (
    <ToolButton pressed={isOn} onClick={() => change(!isOn)}>
      <Glyph name="eye" />
      {text('axe.switch')}
    </ToolButton>
  )
}
