import { useHost } from '../../../../../../renderer/engine/HostContext'
import { useText } from '../../../../../../renderer/i18n/TextContext'
import { Field } from '../../../../../../renderer/inputs/Field'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { cardClass } from '../../../../../../renderer/parts/cardClass'
import { ProblemSummary } from '../../../../../../renderer/parts/ProblemSummary'
import { Spinner } from '../../../../../../renderer/parts/Spinner'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { VisuallyHidden } from '../../../../../../renderer/parts/VisuallyHidden'
import { usePosted } from '../../../../forms/usePosted'
import { useRouteMatch } from '../../../../location/Route'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { useReport } from '../drafts/useReport'
import { PhotoChooser } from '../photos/PhotoChooser'
import { PhotoList } from '../photos/PhotoList'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { useReportFields } from '../sending/useReportFields'
import { useSendReport } from '../sending/useSendReport'
import { KeptText } from './KeptText'
import { LoginBanner, LoginOutcome } from './LoginBanner'
import { ReportFacts } from './ReportFacts'
import { SendProblem } from './SendProblem'
import { StepFrame } from './StepFrame'

/** Everything once more, what is left to say, and the button that sends the report. */
export function DetailsStep({ data }: { data: ReportData }) {
  const { portal, shellText } = useSession()
  const text = useText()
  const { now } = useHost()
  const { path, search } = useRouteMatch()
  const hydrated = useHydrated()
  const posted = usePosted('report')
  const { report, open } = useReport(data.choice.draft)
  const form = useReportFields(data.inputs, posted, report)
  const sending = useSendReport({ data, report, open, form })
  const { state } = sending
  const problem = state.kind === 'refused' ? state : posted && { problem: posted.problems[''], responsible: undefined }
  const needsLogin = state.kind === 'login' || posted?.problems[''] === 'login'
  return (
    <StepFrame title={shellText('report.detailsTitle')} number={3}>
      <LoginOutcome />
      <LoginBanner data={data} isRequired={needsLogin} url={state.kind === 'login' ? state.url : undefined} />
      <ReportFacts data={data} />
      <form
        method="post"
        encType="multipart/form-data"
        action={portalPath(portal.cardName, `${path}?${search}`)}
        className={`${cardClass()} ${styles.form}`}
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault()
          void sending.submit()
        }}
      >
        <input type="hidden" name="_key" value={now().getTime()} suppressHydrationWarning />
        <input type="hidden" name="_provider" value={data.category?.provider ?? ''} />
        <div hidden>
          <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        </div>
        {form.problems.length > 0 && (
          <ProblemSummary title={text('form.problems', { count: form.problems.length })} problems={form.problems} />
        )}
        {hydrated && report ? (
          <div className={styles.photoPart}>
            <PhotoList
              photos={open.photos}
              onRemove={(index) => void report.change({}, open.photos.toSpliced(index, 1))}
            />
            <PhotoChooser
              count={open.photos.length}
              onPhotographs={(added) => void report.change({}, [...open.photos, ...added.map(({ photo }) => photo)])}
            />
          </div>
        ) : (
          <label className={styles.label}>
            {shellText('report.photos')}
            <input type="file" name="files[]" accept="image/*" multiple />
          </label>
        )}
        <fieldset className={styles.fields} disabled={state.kind === 'sending'}>
          <legend>
            <VisuallyHidden>{shellText('report.detailsTitle')}</VisuallyHidden>
          </legend>
          {form.fields.all.map((field) => (
            <Field key={field.name} field={field} fields={form.fields} id={form.idOf(field.name)} sent />
          ))}
        </fieldset>
        {posted?.refused?.fields.files !== undefined && (
          <p className={styles.muted}>{shellText('report.photoAgain')}</p>
        )}
        {problem?.problem && problem.problem !== 'login' && (
          <SendProblem problem={problem.problem} responsible={problem.responsible} />
        )}
        <div role="status">
          {state.kind === 'waiting' && <p className={styles.waiting}>{shellText('report.waitingText')}</p>}
        </div>
        <div className={styles.buttons}>
          <button
            type="submit"
            className={buttonClass('primary')}
            aria-disabled={state.kind === 'sending' || undefined}
          >
            {state.kind === 'sending' && <Spinner label={shellText('report.sending')} />}
            {shellText(state.kind === 'waiting' ? 'report.sendNow' : 'report.send')}
          </button>
        </div>
        <KeptText open={open} />
        <p className={styles.muted}>{shellText('report.privacy')}</p>
      </form>
    </StepFrame>
  )
}
