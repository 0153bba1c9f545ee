import type { Page } from '../../../schemas/engine'
import type { Query } from '../api/Query'
import type { RoutePage } from '../location/Route'
import { PageTop } from '../shell/PageTop'
import { PageView } from '../shell/PageView'
import styles from '../shell/PageView.module.css'
import { UpdatedOn } from '../shell/UpdatedOn'
import { blockPage } from './blockPage'

type Queries = { page: Query<'readContent' | 'readPublication' | 'readEvent'> }

/** A page to read: the path to it, its blocks, and when it was updated. */
export const textPage: RoutePage<Queries, Page> = {
  ...blockPage<Queries>('text', ({ page }, read) => read.required(page)),
  Component: ({ data: page }) => (
    <PageView
      page={page}
      width="text"
      top={<PageTop steps={page.breadcrumb} favourite={page.favourite} />}
      end={<UpdatedOn at={page.updatedAt} className={styles.updated} />}
    />
  ),
}
