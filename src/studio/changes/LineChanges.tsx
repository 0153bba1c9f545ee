import { useMemo } from 'react'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { useStudioText } from '../texts/StudioText'
import { findLineChanges } from './findLineChanges'
import styles from './LineChanges.module.css'

/** The number of lines that are shown. */
const maxLines = 200
/** A minified line is cut, in characters. */
const maxLength = 400

type Line = { kind: 'removed' | 'added'; number: number; text: string }

/** The lines in which a text differs from another: the old ones and the new ones, one below the other. */
export function LineChanges({ before, after, label }: { before: string; after: string; label: string }) {
  const text = useStudioText()
  const lines = useMemo(
    () =>
      findLineChanges(before, after).flatMap(({ oldLine, newLine, removed, added }): Line[] => [
        ...removed.map((line, index) => ({ kind: 'removed' as const, number: oldLine + index, text: line })),
        ...added.map((line, index) => ({ kind: 'added' as const, number: newLine + index, text: line })),
      ]),
    [before, after],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this is a scrollable text
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
    <div className={styles.view} role="group" aria-label={label} tabIndex={0}>
      <ol>
        {lines.slice(0, maxLines).map(({ kind, number, text: line }) => (
          <li key={`${kind} ${number}`} className={styles.line} data-kind={kind}>
            <span className={styles.number}>
              <VisuallyHidden>{text(`changes.${kind}`)} </VisuallyHidden>
              {number}
            </span>
            <span className={styles.sign} aria-hidden="true">
              {kind === 'removed' ? '−' : '+'}
            </span>
            <code className={styles.text}>{line.length > maxLength ? `${line.slice(0, maxLength)}…` : line}</code>
          </li>
        ))}
      </ol>
      {lines.length > maxLines && (
        <p className={styles.more}>{text('changes.more', { count: lines.length - maxLines })}</p>
      )}
      {lines.length === 0 && <p className={styles.more}>{text('changes.none')}</p>}
    </div>
  )
}
