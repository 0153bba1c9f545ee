import { documentTitle } from '../outline/documentTitle'
import type { Place } from '../outline/pathTo'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import { useFormPorts } from './FormPorts'

/** Leads from a document to the one around it. */
export function OuterLink({ outer: { node, value, pointer } }: { outer: Place }) {
  const text = useStudioText()
  const { select, words } = useFormPorts()
  if (Array.isArray(value)) return null
  return (
    <ToolButton onClick={() => select(pointer)}>
      <Glyph name="up" />
      {text('form.outer', { title: documentTitle(node, value, words) })}
    </ToolButton>
  )
}
