import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { useSession } from '../../../../session/Session'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { DangerCall } from './DangerCall'
import { StepFrame } from './StepFrame'
import { StepLink } from './StepLink'

/** Says to call 112 before anything else is asked. */
export function DangerStep({ data: { choice, category } }: { data: ReportData }) {
  const { shellText: text } = useSession()
  return (
    <StepFrame title={text('report.dangerTitle')}>
      <DangerCall category={category} />
      <p className={styles.buttons}>
        <StepLink choice={{ ...choice, safe: '1' }} className={buttonClass('secondary')}>
          {text('report.safe')}
        </StepLink>
        <StepLink choice={{ ...choice, step: 'category', category: undefined }} className={buttonClass('link')}>
          {text('report.otherCategory')}
        </StepLink>
      </p>
    </StepFrame>
  )
}
