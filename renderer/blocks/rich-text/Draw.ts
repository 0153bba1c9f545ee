import type { ReactNode } from 'react'
import type { RichNode } from './RichNode'

export type Draw = {
  /** Draws a link, or its content alone when its address is not allowed. */
  link(href: string, children: ReactNode): ReactNode
  /** Draws a heading, given its level as it was written. */
  heading(level: number, children: ReactNode): ReactNode
  /** Draws the frame of a table, in which a wide one is scrolled. */
  frame(table: ReactNode, caption: string): ReactNode
}

/** How text that stands between blocks is drawn: as a paragraph, or as it is. */
export type Loose = 'paragraph' | 'bare'

/** Draws blocks and lines, whatever they stand in. */
export type Flow = (nodes: readonly RichNode[], draw: Draw, loose?: Loose) => ReactNode[]
