import type { ReactNode } from 'react'
import type { BlockProps, Run } from '../../engine/BlockProps'
import { useText } from '../../i18n/TextContext'
import { ActionLink } from '../../parts/ActionLink'
import { Icon } from '../../parts/Icon'
import { type PageQuery, usePageQuery } from '../../parts/usePageQuery'
import { useUniqueLabel } from '../../parts/useUniqueLabel'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import styles from './Pagination.module.css'

export { default as contract } from '../../../schemas/generated/blocks/pagination.js'

/** Number of page links shown at once. */
const maxLinks = 4

type Pages = {
  /** Page numbers to show, in order. */
  numbers: readonly number[]
  previous?: number | undefined
  next?: number | undefined
  /** Undefined when all pages are shown, and for the last page when the total is unknown. */
  first?: number | undefined
  last?: number | undefined
}

/** Pages to link to from the current one; undefined when there is only one. `total` is -1 when unknown. */
export function pagesAround({ page, size, total }: { page: number; size: number; total: number }): Pages | undefined {
  // The next page may exist; the pages after it are unknown.
  const count = total === -1 ? page + 1 : Math.ceil(total / size)
  if (count <= 1 && page === 1) return undefined
  const start = Math.max(1, Math.min(page - 1, count - maxLinks + 1))
  const shown = Math.min(maxLinks, count)
  return {
    numbers: Array.from({ length: shown }, (_, index) => start + index),
    previous: page > 1 ? Math.max(1, Math.min(page - 1, count)) : undefined,
    next: page < count ? page + 1 : undefined,
    ...(count > maxLinks && { first: 1, ...(total !== -1 && { last: count }) }),
  }
}

/** Links to the pages of a list, with the number of the page and its size in their query. */
export function Pagination({ data: { page, size, total, query }, run }: BlockProps<'pagination'>) {
  const text = useText()
  const pageQuery = usePageQuery(query)
  const label = useUniqueLabel(text('pages.label'))
  const pages = pagesAround({ page, size, total })
  if (!pages) return null
  const { numbers, first, previous, next, last } = pages
  const linkProps = { size, page, pageQuery, run }
  const from = (page - 1) * size + 1
  return (
    <nav {...label} className={styles.pages}>
      <ul className={styles.list}>
        {first && (
          <Step {...linkProps} to={page > 1 ? first : undefined} icon="chevron-first" name={text('pages.first')} />
        )}
        <Step {...linkProps} to={previous} icon="chevron-left" name={text('pages.previous')} />
        {numbers.map((number) => (
          <li key={number}>
            <PageLink {...linkProps} to={number} current={number === page}>
              <VisuallyHidden>{text('pages.number', { number })}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
            </PageLink>
          </li>
        ))}
        <Step {...linkProps} to={next} icon="chevron-right" name={text('pages.next')} />
        {last && (
          <Step {...linkProps} to={page < last ? last : undefined} icon="chevron-last" name={text('pages.last')} />
        )}
      </ul>
      {total > 0 && from <= total && (
        <p className={styles.shown}>{text('pages.shown', { from, to: Math.min(page * size, total), total })}</p>
      )}
    </nav>
  )
}

type PageLinkProps = { size: number; pageQuery: PageQuery; run: Run }

/**
 * A link to the first, previous, next or last page. Stays as a disabled link without a target, so that the other
 * links do not move under the pointer.
 */
function Step({
  icon,
  name,
  to,
  ...linkProps
}: PageLinkProps & { icon: string; name: string; to: number | undefined }) {
  const content = (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now says so
        <a className={styles.link} role="link" aria-disabled="true">
          {content}
        </a>
      ) : (
        <PageLink {...linkProps} to={to}>
          {content}
        </PageLink>
      )}
    </li>
  )
}

function PageLink({
  to,
  size,
  pageQuery,
  run,
  current,
  children,
}: PageLinkProps & { to: number; current?: boolean; children: ReactNode }) {
  const action = pageQuery.to({ page: String(to), size: String(size) })
  return (
    <ActionLink action={action} run={run} className={styles.link} current={current ? 'page' : undefined}>
      {children}
    </ActionLink>
  )
}
