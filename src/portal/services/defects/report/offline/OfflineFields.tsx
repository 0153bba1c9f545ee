import { useText } from '../../../../../../renderer/i18n/TextContext'
import { Field } from '../../../../../../renderer/inputs/Field'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { ProblemSummary } from '../../../../../../renderer/parts/ProblemSummary'
import { useSession } from '../../../../session/Session'
import type { OpenReport } from '../drafts/useReport'
import type { Leaf } from '../findCategories'
import { pathOf, type ReportChoice } from '../ReportChoice'
import styles from '../report.module.css'
import { reportInputs } from '../reportInputs'
import { sendingOf } from '../sending/sendingOf'
import { useReportFields } from '../sending/useReportFields'
import { KeptText } from '../steps/KeptText'
import type { Kept } from './Kept'

type Props = {
  report: OpenReport
  open: ReturnType<OpenReport['read']>
  choice: ReportChoice
  category: Leaf
  onKept(kept: Kept): void
}

/** The fields of the category, and the button that keeps the report until there is a network. */
export function OfflineFields({ report, open, choice, category, onKept }: Props) {
  const { clock, shellText } = useSession()
  const text = useText()
  const form = useReportFields(reportInputs(category, shellText), undefined, report)
  const submit = async () => {
    if (!form.check(open.photos.length > 0)) return
    const typed = form.fields.values(true)
    const sending = sendingOf({ choice, category }, form, open.draft.sending, clock.now())
    const search = pathOf({ ...choice, step: 'place' }).split('?')[1] ?? ''
    await report.change(sending ? { state: 'waiting', sending, typed } : { state: 'draft', search, typed })
    if (!report.read().unkept) onKept(sending ? 'waiting' : 'draft')
  }
  return (
    <form
      className={`${cardClass()} ${styles.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {form.problems.length > 0 && (
        <ProblemSummary title={text('form.problems', { count: form.problems.length })} problems={form.problems} />
      )}
      {form.fields.all.map((field) => (
        <Field key={field.name} field={field} fields={form.fields} id={form.idOf(field.name)} sent />
      ))}
      <p className={styles.buttons}>
        <button type="submit" className={buttonClass('primary')}>
          {shellText(choice.lat === undefined ? 'report.offlineKeep' : 'report.send')}
        </button>
      </p>
      <KeptText open={open} />
    </form>
  )
}
