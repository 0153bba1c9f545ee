import { useEffect, useState } from 'react'
import { useHost } from '../../../../../../renderer/engine/HostContext'
import { rejectedFields } from '../../../../../../renderer/engine/rejectedFields'
import { useText } from '../../../../../../renderer/i18n/TextContext'
import { errorOf, useFields } from '../../../../../../renderer/inputs/useFields'
import type { Problem } from '../../../../../../renderer/parts/ProblemSummary'
import type { PostedForm } from '../../../../../../schemas/door'
import type { Block } from '../../../../../../schemas/engine'
import { fillIn, showRefusal } from '../../../../forms/refusedForm'
import { useSession } from '../../../../session/Session'
import type { OpenReport } from '../drafts/useReport'

export type ReportForm = ReturnType<typeof useReportFields>

/**
 * The fields of a report with what was typed before, and their problems. Each change is kept on the device at once, so that a tab that
 * is ended loses nothing.
 */
export function useReportFields(
  inputs: readonly Block<'dynamic-input'>[],
  posted: PostedForm | undefined,
  report: OpenReport | undefined,
) {
  const { now, locale } = useHost()
  const text = useText()
  const { shellText } = useSession()
  const [initial] = useState(() =>
    fillIn(
      inputs.map(({ data }) => data),
      posted?.refused?.fields,
      locale,
    ),
  )
  const { fields, idOf } = useFields(initial, undefined)
  const findProblems = (): Problem[] =>
    fields.all.flatMap(({ name, label }) => {
      const { error } = fields.read(name)
      return error ? [{ id: idOf(name), text: text(error.key, { label, ...error.values }) }] : []
    })
  const [problems, setProblems] = useState(() => {
    if (posted?.refused) showRefusal(fields, posted.refused, now())
    return findProblems()
  })
  const showProblems = (): boolean => {
    const found = findProblems()
    setProblems(found)
    return found.length > 0
  }
  useKeptFields(fields, report)
  return {
    fields,
    idOf,
    problems,

    /** Checks what was typed. Words are needed where there is no photograph. */
    check(hasPhoto: boolean): boolean {
      fields.check()
      const { value } = fields.read('description')
      if (!hasPhoto && String(value ?? '').trim() === '')
        fields.refuse('description', {
          key: 'error.requiredField',
          values: { label: shellText('report.wordsOrPhoto') },
        })
      return !showProblems()
    },

    /** Shows the fields that the server refused. */
    refuse(error: unknown): void {
      for (const { name, reason } of rejectedFields({ status: 'failed', error })) fields.refuse(name, errorOf(reason))
      showProblems()
    },
  }
}

type Fields = ReturnType<typeof useFields>['fields']

function useKeptFields(fields: Fields, report: OpenReport | undefined): void {
  useEffect(() => {
    if (!report) return
    const keep = () => void report.change({ typed: fields.values(true) })
    let stops: (() => void)[] = []
    let isOver = false
    void report.whenRead.then(() => {
      if (isOver) return
      fields.restore(report.read().draft.typed)
      stops = fields.all.map(({ name }) => fields.subscribe(name, keep))
      // The visitor may have typed before hydration.
      keep()
    })
    return () => {
      isOver = true
      for (const stop of stops) stop()
    }
  }, [fields, report])
}
