import { explainSyntax } from '../../../schemas'
import { positionAt } from '../checks/textPosition'
import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import styles from './NotJson.module.css'

/** Says that a text is not JSON, and leads to the line of the fault. */
export function NotJson({
  text: source,
  lead,
  goToLine,
}: {
  text: string
  lead: string
  goToLine(line: number): void
}) {
  const text = useStudioText()
  const { line } = positionAt(source, explainSyntax(source)?.at ?? 0)
  return (
    <div className={styles.notice} role="status">
      <Glyph name="bad" />
      <p>{lead}</p>
      <ToolButton onClick={() => goToLine(line)}>{text('code.lineLong', { line })}</ToolButton>
    </div>
  )
}
