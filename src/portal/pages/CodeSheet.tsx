import { type ReactNode, useEffect, useState } from 'react'
import { keepAwake } from '../device/keepAwake'
import styles from './CodeSheet.module.css'

/** A code as one path, filled where an odd number of its outlines meet, on a grid of `width` and `height` modules, the quiet zone around it included. */
export type DrawnCode = { kind: 'bars' | 'qr' | 'stack'; width: number; height: number; path: string }

type Props = {
  /** Undefined where there is none to show. */
  code: DrawnCode | undefined
  /** What it is the code of, for screen readers. */
  label: string
  /** Said while the screen stays on. Without it, the screen may go off. */
  awakeText?: string | undefined
  children: ReactNode
}

/** A code that scanners read: black on white in every theme. The screen can stay on while it is shown. */
export function CodeSheet({ code, label, awakeText, children }: Props) {
  const [isAwake, setAwake] = useState(false)
  const keepsAwake = code !== undefined && awakeText !== undefined
  useEffect(() => (keepsAwake ? keepAwake(setAwake) : undefined), [keepsAwake])
  return (
    <div className={styles.sheet}>
      {code && (
        <svg
          className={styles[code.kind]}
          viewBox={`0 0 ${code.width} ${code.height}`}
          preserveAspectRatio={code.kind === 'bars' ? 'none' : undefined}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path fill="#000" fillRule="evenodd" d={code.path} />
        </svg>
      )}
      {children}
      {isAwake && <SheetNote>{awakeText}</SheetNote>}
    </div>
  )
}

export const SheetNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>
