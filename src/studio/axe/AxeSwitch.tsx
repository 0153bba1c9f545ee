import { useSearchParams } from 'wouter'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'

/** Turns the axe checks of all visible previews on and off. */
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

const axeParameter = 'axe'

/** Whether axe checks the previews, which the address stores, and a function to change it. */
export function useAxeSetting(): [isOn: boolean, setOn: (on: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const setOn = (on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (on) next.set(axeParameter, 'on')
        else next.delete(axeParameter)
        return next
      },
      { replace: true },
    )
  return [params.has(axeParameter), setOn]
}
