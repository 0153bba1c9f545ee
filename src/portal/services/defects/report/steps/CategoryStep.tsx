import { useState } from 'react'
import { inputClass } from '../../../../../../renderer/inputs/inputClass'
import { buttonClass } from '../../../../../../renderer/parts/buttonClass'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Icon } from '../../../../../../renderer/parts/Icon'
import { SearchLandmark } from '../../../../../../renderer/parts/SearchLandmark'
import { Summary } from '../../../../../../renderer/parts/Summary'
import { useHydrated } from '../../../../../../renderer/parts/useHydrated'
import { VisuallyHidden } from '../../../../../../renderer/parts/VisuallyHidden'
import type { DefectCategory } from '../../../../../../schemas/engine'
import { pagePaths } from '../../../../../../schemas/routes/pagePaths'
import { useRouteMatch } from '../../../../location/Route'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { findCategories, type Leaf, leavesOf } from '../findCategories'
import { withCategory } from '../ReportChoice'
import type { ReportData } from '../ReportData'
import styles from '../report.module.css'
import { StepFrame } from './StepFrame'
import { ChoiceFields, StepLink } from './StepLink'

/** What is defective: searched, one of the common ones, or from the tree. */
export function CategoryStep({ data }: { data: ReportData }) {
  const { shellText: text } = useSession()
  const { choice, categories, leaves, common, category } = data
  const [query, setQuery] = useState(new URLSearchParams(useRouteMatch().search).get('query') ?? '')
  const found = findCategories(leaves, query)
  const isSearched = query.trim() !== ''
  return (
    <StepFrame title={text('report.categoryTitle')} number={2}>
      {choice.category !== undefined && !category && <ErrorText>{text('report.problem.gone')}</ErrorText>}
      <CategorySearch choice={choice} query={query} onQuery={setQuery} />
      <VisuallyHidden live>{isSearched && text('report.found', { count: found.length })}</VisuallyHidden>
      {isSearched && found.length === 0 && <p>{text('report.noneFound')}</p>}
      {found.length > 0 && <Leaves data={data} leaves={found} label={text('report.foundTitle')} />}
      {!isSearched && common.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('report.common')}</h2>
          <Leaves data={data} leaves={common} label={text('report.common')} />
        </section>
      )}
      {(!isSearched || found.length === 0) && (
        <section className={styles.section}>
          <h2 className={styles.heading}>{text('report.allCategories')}</h2>
          <Tree data={data} nodes={categories} />
        </section>
      )}
    </StepFrame>
  )
}

type SearchProps = { choice: ReportData['choice']; query: string; onQuery(query: string): void }

function CategorySearch({ choice, query, onQuery }: SearchProps) {
  const { portal, shellText: text } = useSession()
  const hydrated = useHydrated()
  return (
    <SearchLandmark label={text('report.searchCategory')}>
      <form
        method="get"
        action={portalPath(portal.cardName, pagePaths.reports)}
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <ChoiceFields choice={{ ...choice, step: 'category', category: undefined }} />
        <label className={styles.label}>
          {text('report.searchCategory')}
          <input
            className={inputClass()}
            type="search"
            name="query"
            autoComplete="off"
            placeholder={text('report.searchExample')}
            defaultValue={query}
            onInput={(event) => onQuery(event.currentTarget.value)}
          />
        </label>
        {!hydrated && (
          <button type="submit" className={buttonClass('secondary')}>
            {text('report.search')}
          </button>
        )}
      </form>
    </SearchLandmark>
  )
}

type LeavesProps = { data: Pick<ReportData, 'choice' | 'providers'>; leaves: readonly Leaf[]; label: string }

function Leaves({ data: { choice, providers }, leaves, label }: LeavesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {leaves.map((leaf) => (
        <li key={leaf.uid}>
          <StepLink choice={withCategory(choice, leaf.uid)} className={styles.leaf}>
            <span className={styles.texts}>
              <span className={styles.leafTitle} lang={leaf.locale}>
                {leaf.title}
              </span>
              {leaf.description && <span lang={leaf.locale}>{leaf.description}</span>}
              {providers.length > 1 && (
                <span className={styles.muted}>{providers.find(({ uid }) => uid === leaf.provider)?.name}</span>
              )}
            </span>
            <Icon name={leaf.urgent === undefined ? 'chevron-right' : 'warning'} />
          </StepLink>
        </li>
      ))}
    </ul>
  )
}

/** The branches, each closed until it is opened. */
function Tree({ data, nodes }: { data: LeavesProps['data']; nodes: readonly DefectCategory[] }) {
  return (
    <div className={styles.tree}>
      {nodes.map((node) =>
        node.children ? (
          <details key={node.uid} className={styles.branch}>
            <Summary>
              <span lang={node.locale}>{node.title}</span>
            </Summary>
            <Leaves data={data} leaves={leavesOf(node.children)} label={node.title} />
          </details>
        ) : (
          <Leaves key={node.uid} data={data} leaves={leavesOf([node])} label={node.title} />
        ),
      )}
    </div>
  )
}
