import type { Page } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { portalPath } from '../location/urls'
import { PageTop } from '../shell/PageTop'
import { PageView } from '../shell/PageView'
import styles from '../shell/PageView.module.css'
import { UpdatedOn } from '../shell/UpdatedOn'
import { blockPage } from './blockPage'

type Queries = {
  page: Query<'readContent' | 'readPublication' | 'readEvent'>
  /** The pages below a content page. */
  aside?: Query<'listAside'>
}

const blocks = blockPage<Queries>('text', ({ page: pageQuery, aside }, read, { shellText }) => {
  const page = read.required(pageQuery)
  const childPages = (aside && read.optional(aside)?.items) ?? []
  if (childPages.length === 0) return page
  const group = {
    type: 'group',
    id: 'below',
    data: { title: shellText('page.below'), components: childPages },
  } as const
  return { ...page, components: [...page.components, group] }
})

/** A page of text: breadcrumb, blocks, child pages, and date of the last update. */
export const textPage: RoutePage<Queries, Page> = {
  ...blocks,
  head: (page, context) => ({
    ...blocks.head(page, context),
    canonical: page.canonicalPath && portalPath(context.portal.cardName, page.canonicalPath),
  }),
  Component: ({ data: page }) => (
    <PageView
      page={page}
      width="text"
      top={<PageTop steps={page.breadcrumb} favourite={page.favourite} />}
      end={<UpdatedOn at={page.updatedAt} className={styles.updated} />}
    />
  ),
}
