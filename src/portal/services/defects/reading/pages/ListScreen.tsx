import { useState } from 'react'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { EmptyMessage } from '../../../../../../renderer/parts/EmptyMessage'
import { VisuallyHidden } from '../../../../../../renderer/parts/VisuallyHidden'
import type { Block, DefectCategory, DefectReportList } from '../../../../../../schemas/engine'
import { isolateRightToLeft } from '../../../../../../schemas/html/isolateRightToLeft'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { PageBlocks } from '../../../../shell/PageView'
import { isFiltered, type ListAddress } from '../ListAddress'
import { ReportFilters, ReportSorts } from '../parts/ReportFilters'
import { ReportList } from '../parts/ReportList'
import { ReportsHeader } from './ReportsHeader'
import styles from './reports.module.css'

export type ListData = {
  address: ListAddress
  reports: DefectReportList
  /** Whether the town no longer has the category of the address. */
  isGone: boolean
  categories: readonly DefectCategory[]
  /** The links to the pages of the list. */
  pages: readonly Block[]
}

/** The reports of the town. */
export function ListScreen({ data: { address, reports, categories, pages } }: { data: ListData }) {
  const { shellText: text, portal } = useSession()
  const { items, total } = reports
  const count = text('reports.count', { count: total })
  // The first number is part of the page; the filters change it.
  const [first] = useState(count)
  const isChanged = count !== first
  return (
    <>
      <ReportsHeader current={pagePaths.reportList} lead={text('reports.lead', { name: portal.name })} />
      <ReportFilters address={address} categories={categories} />
      <div className={styles.count}>
        <h2 className={styles.heading}>{count}</h2>
        <VisuallyHidden live>{isChanged && count}</VisuallyHidden>
        <ReportSorts address={address} />
      </div>
      <OriginNote address={address} origin={reports.origin} />
      {items.length === 0 ? (
        <NoReports address={address} />
      ) : (
        <ReportList reports={items} label={text('reports.title')} />
      )}
      {pages.length > 0 && <PageBlocks components={pages} />}
    </>
  )
}

/** Where distances are counted from. */
function OriginNote({ address: { near, sort }, origin }: Pick<ListData, 'address'> & Pick<DefectReportList, 'origin'>) {
  const { shellText: text } = useSession()
  if (near !== undefined && !origin)
    return <p className={`${styles.note} ${styles.problem}`}>{text('reports.origin.missing')}</p>
  if (origin) {
    const label = origin.label && text('reports.origin', { label: isolateRightToLeft(origin.label) })
    return <p className={`${styles.note} ${styles.muted}`}>{label ?? text('reports.origin.position')}</p>
  }
  return sort === 'nearest' ? <p className={`${styles.note} ${styles.muted}`}>{text('reports.origin.centre')}</p> : null
}

function NoReports({ address }: Pick<ListData, 'address'>) {
  const { shellText: text, portal } = useSession()
  if (!isFiltered(address) && address.page === 1) {
    return (
      <EmptyMessage title={text('reports.empty')} text={text('reports.empty.text')}>
        <a
          className={buttonClass('secondary')}
          href={portalPath(portal.cardName, pagePaths.reportList, { status: 'all' })}
        >
          {text('reports.reset')}
        </a>
      </EmptyMessage>
    )
  }
  return (
    <EmptyMessage title={text('reports.noMatch')}>
      <a
        className={buttonClass('secondary')}
        href={portalPath(portal.cardName, pagePaths.reportList, { status: 'all' })}
      >
        {text('reports.reset')}
      </a>
    </EmptyMessage>
  )
}
