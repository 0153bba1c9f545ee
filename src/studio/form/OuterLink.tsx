import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { useFormPorts } from './FormPorts'

/** Leads from a document to the one around it. */
export function OuterLink({ pointer }: { pointer: string }) {
  const text = useStudioText()
  const { select } = useFormPorts()
  return (
    <ToolButton onClick={() => select(pointer)}>
      <Glyph name="up" />
      {text('form.outer')}
    </ToolButton>
  )
}
