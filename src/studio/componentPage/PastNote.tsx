import { useMemo } from 'react'
import { hasPassed } from '../checks/hasPassed'
import type { Collection } from '../fixtures/catalogue'
import { ToolButton } from '../parts/ToolButton'
import { exampleClock } from '../settings/clock'
import { useSettings } from '../settings/useSettings'
import { useStudioText } from '../texts/StudioText'
import styles from './PastNote.module.css'

const kinds: { readonly [C in Collection]: string } = { blocks: 'block', actions: 'action', pages: 'page' }

/** Says that the dates of a document have passed, and offers its day; nothing for other documents. */
export function PastNote({ json, collection }: { json: string; collection: Collection }) {
  const text = useStudioText()
  const [, change] = useSettings()
  const isPast = useMemo(() => hasPassed(json, kinds[collection], new Date()), [json, collection])
  if (!isPast) return null
  return (
    <p className={styles.note}>
      <span>{text('situation.past')}</span>
      <ToolButton onClick={() => change({ clock: exampleClock })}>{text('situation.seeDay')}</ToolButton>
    </p>
  )
}
