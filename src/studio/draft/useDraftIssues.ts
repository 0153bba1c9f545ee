import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Issue } from '../../../schemas'
import { valueAt } from '../../../schemas/json/pointer'
import { locateIssues } from '../checks/checkText'
import { type Checker, createChecker } from '../checks/createChecker'
import type { Recognised } from '../paste/recognise'

/** An issue that only drawing finds, with the JSON of the block that it is about. */
type Failure = { issue: Issue; json: string | undefined }

type DraftIssues = {
  issues: readonly Issue[]
  /** Adds an issue that only drawing finds. It goes when its block changes. */
  addFailure(issue: Issue): void
}

/** The issues of a text, found in a worker. Until they are found, those of the text before. */
export function useDraftIssues(text: string, recognised: Recognised): DraftIssues {
  const checker = useRef<Checker>(undefined)
  const [checked, setChecked] = useState<{ text: string; issues: readonly Issue[] }>({ text: '', issues: [] })
  const [failures, setFailures] = useState<readonly Failure[]>([])
  useEffect(() => {
    const running = createChecker((checkedText, issues) => setChecked({ text: checkedText, issues }))
    checker.current = running
    return () => {
      checker.current = undefined
      running.end()
    }
  }, [])
  useEffect(() => checker.current?.check(text), [text])

  const value = 'value' in recognised ? recognised.value : undefined
  const addFailure = useCallback(
    (issue: Issue) =>
      setFailures((before) => [
        ...before.filter(({ issue: { pointer } }) => pointer !== issue.pointer),
        { issue, json: jsonAt(value, issue.pointer) },
      ]),
    [value],
  )
  const issues = useMemo(() => {
    const current = failures.filter(({ issue, json }) => json !== undefined && json === jsonAt(value, issue.pointer))
    if (current.length === 0) return checked.issues
    const located = locateIssues(
      checked.text,
      current.map(({ issue }) => issue),
    )
    return [...checked.issues, ...located]
  }, [checked, failures, value])
  return { issues, addFailure }
}

const jsonAt = (value: unknown, pointer: string): string | undefined => JSON.stringify(valueAt(value, pointer))
