import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { headingTag } from '../../../renderer/parts/Heading'
import { Stack } from '../../../renderer/parts/Stack'
import { type Members, own } from '../../../schemas/engine'
import { isFramed } from '../frame/report'
import { Ground } from './Ground'
import styles from './Scene.module.css'

/** A whole page: its title and its blocks, without the header and footer of a town. */
export function PageScene({ page }: { page: Members }) {
  const title = own(page, 'title')
  const components = own(page, 'components')
  // In the gallery a page stands below headings of its own.
  const Title = headingTag(isFramed() ? 2 : 1)
  return (
    <Ground className={styles.page}>
      {typeof title === 'string' && <Title className={styles.heading}>{title}</Title>}
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
