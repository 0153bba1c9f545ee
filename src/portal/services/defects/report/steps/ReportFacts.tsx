import { Fact, Facts } from '../../../../pages/Fact'
import { useSession } from '../../../../session/Session'
import type { ReportData } from '../ReportData'
import { StepLink } from './StepLink'

/** Place, category and receiver of a report, with the links that change the first two. */
export function ReportFacts({ data: { choice, category, location, provider } }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const { lat, lon } = choice
  return (
    <Facts>
      <Fact icon="pin" label={text('report.where')}>
        <strong>{location?.address ?? `${lat}, ${lon}`}</strong>
        <StepLink choice={{ ...choice, step: 'place' }}>{text('report.changePlace')}</StepLink>
      </Fact>
      <Fact icon="info" label={text('report.what')}>
        <strong lang={category?.locale}>{category?.title}</strong>
        <StepLink choice={{ ...choice, step: 'category' }}>{text('report.changeCategory')}</StepLink>
      </Fact>
      {provider && (
        <Fact icon="building" label={text('report.receiver')}>
          {provider.name}
        </Fact>
      )}
    </Facts>
  )
}
