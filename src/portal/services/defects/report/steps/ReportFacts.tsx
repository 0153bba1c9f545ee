import type { ReactNode } from 'react'
import { Icon } from '../../../../../../renderer/parts/Icon'
import type { IconName } from '../../../../../../renderer/parts/icons'
import { useSession } from '../../../../session/Session'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { StepLink } from './StepLink'

/** Place, category and receiver of a report, with the links that change the first two. */
export function ReportFacts({ data: { choice, category, location, provider } }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const { lat, lon } = choice
  return (
    <dl className={styles.facts}>
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
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
