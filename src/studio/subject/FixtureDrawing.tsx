import { useState } from 'react'
import type { Issue } from '../../../schemas/index'
import { FindingList } from '../axe/FindingList'
import { useAxe } from '../axe/useAxe'
import type { PreviewState } from '../frame/PreviewState'
import type { Examination, Told } from '../frame/report'
import { Stage } from '../frame/Stage'
import styles from './FixtureCard.module.css'
import { TraceLog } from './TraceLog'

/** Most entries a log keeps; older ones go. */
const logLength = 200

type Props = {
  state: PreviewState
  name: string
  onIssue(issue: Issue): void
  onJump(pointer: string): void
}

/** A fixture as it is drawn, what axe finds in it when it is asked, and what its actions did. */
export function FixtureDrawing({ state, name, onIssue, onJump }: Props) {
  const [isExamined] = useAxe()
  const [examination, setExamination] = useState<Examination>()
  const [marked, setMarked] = useState<string>()
  const [told, setTold] = useState<readonly Told[]>([])
  return (
    <div className={styles.drawn}>
      <Stage
        state={isExamined ? { ...state, examined: true, marked } : state}
        name={name}
        listeners={{
          'preview-told': (entry) => setTold((before) => [...before, entry].slice(-logLength)),
          'preview-issue': onIssue,
          'preview-jump': onJump,
          'preview-examined': setExamination,
        }}
      />
      {isExamined && <FindingList examination={examination} marked={marked} onMark={setMarked} />}
      <TraceLog entries={told} onClear={() => setTold([])} />
    </div>
  )
}
