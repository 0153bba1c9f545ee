import { applyEdits, type Edit } from 'jsonc-parser'
import { type ReactNode, useRef, useState } from 'react'
import type { Issue, Kind } from '../../schemas'
import { validate } from '../../schemas'
import type { DocumentRoot } from '../../src/studio/outline/DocumentRoot'

/** What the form and the tree take of a document that they edit. */
type Ports = {
  text: string
  roots: readonly DocumentRoot[]
  issues: readonly Issue[]
  selected: string
  select(pointer: string): void
  edit(change: (text: string) => readonly Edit[]): void
}

type Props = {
  initial: string
  as: Kind
  at?: string
  /** Called with the text and the selected pointer at each rendering. */
  onState?(text: string, selected: string): void
  children(ports: Ports): ReactNode
}

/** A document that parts of the studio edit, without an editor. */
export function EditedDocument({ initial, as, at = '', onState, children }: Props) {
  const [text, setText] = useState(initial)
  const latest = useRef(initial)
  const [selected, select] = useState(at)
  const [roots] = useState<readonly DocumentRoot[]>([{ as, pointer: '' }])
  onState?.(text, selected)
  return children({
    text,
    roots,
    selected,
    select,
    issues: issuesOf(text, as),
    edit: (change) => {
      latest.current = applyEdits(latest.current, [...change(latest.current)])
      setText(latest.current)
    },
  })
}

function issuesOf(text: string, as: Kind): readonly Issue[] {
  try {
    return validate(JSON.parse(text), { as }).issues
  } catch {
    return []
  }
}
