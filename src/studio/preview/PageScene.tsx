import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { Stack } from '../../../renderer/parts/Stack'
import { type Members, own } from '../../../schemas/engine'
import { Ground } from './Ground'
import styles from './Scene.module.css'

/** A whole page: its title and its blocks, without the header and footer of a town. */
export function PageScene({ page }: { page: Members }) {
  const title = own(page, 'title')
  const components = own(page, 'components')
  return (
    <Ground className={styles.page}>
      {typeof title === 'string' && <h1 className={styles.heading}>{title}</h1>}
      {Array.isArray(components) && (
        <DocumentProvider blocks={components}>
          <Stack>
            <Blocks components={components} />
          </Stack>
        </DocumentProvider>
      )}
    </Ground>
  )
}
