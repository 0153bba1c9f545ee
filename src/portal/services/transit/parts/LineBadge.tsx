import { useTint } from '../../../../../renderer/parts/useTint'
import { VisuallyHidden } from '../../../../../renderer/parts/VisuallyHidden'
import { useSession } from '../../../session/Session'
import styles from './transit.module.css'

type Props = { name: string; color?: string | undefined; textColor?: string | undefined }

/** The number of a line, in its colours where they are known. */
export function LineBadge({ name, color, textColor }: Props) {
  const { shellText: text } = useSession()
  const tint = useTint(color, textColor)
  return (
    <span ref={color ? tint : undefined} className={styles.badge} data-tinted={color ? '' : undefined}>
      <VisuallyHidden>{text('transit.line')} </VisuallyHidden>
      {name}
    </span>
  )
}
