import { useEffect } from 'react'
import type { PostedForm } from '../../../../../../schemas/door'
import type { Block } from '../../../../../../schemas/engine'
import { useFormFields } from '../../../../forms/useFormFields'
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
  const { shellText } = useSession()
  const form = useFormFields(
    inputs.map(({ data }) => data),
    { posted },
  )
  const { fields } = form
  useKeptFields(fields, report)
  return {
    ...form,

    /** Checks what was typed. Words are needed where there is no photograph. */
    check: (hasPhoto: boolean): boolean =>
      form.check(() => {
        const { value } = fields.read('description')
        if (hasPhoto || String(value ?? '').trim() !== '') return
        fields.refuse('description', {
          key: 'error.requiredField',
          values: { label: shellText('report.wordsOrPhoto') },
        })
      }),
  }
}

type Fields = ReturnType<typeof useFormFields>['fields']

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
