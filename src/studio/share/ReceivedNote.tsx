import { Glyph } from '../parts/Glyph'
import { ToolButton } from '../parts/ToolButton'
import { useStudioText } from '../texts/StudioText'
import styles from './ReceivedNote.module.css'

/** How a document came by a link. */
export type Received = 'document' | 'damaged'

/** A note that a document comes from a link, with a button that discards it, or that it could not be read. */
export function ReceivedNote({ received, onDiscard }: { received: Received | undefined; onDiscard?(): void }) {
  const text = useStudioText()
  if (!received) return null
  const isDamaged = received === 'damaged'
  return (
    <p className={styles.note} data-damaged={isDamaged || undefined} role={isDamaged ? 'alert' : 'status'}>
      <span>{text(isDamaged ? 'share.damaged' : 'share.received')}</span>
      {!isDamaged && onDiscard && (
        <ToolButton onClick={onDiscard}>
          <Glyph name="undo" />
          {text('share.discard')}
        </ToolButton>
      )}
    </p>
  )
}
