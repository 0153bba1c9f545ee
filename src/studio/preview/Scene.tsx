import type { ReactNode } from 'react'
import { Blocks } from '../../../renderer/engine/Blocks'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { headingTag } from '../../../renderer/parts/Heading'
import { Stack } from '../../../renderer/parts/Stack'
import { VisuallyHidden } from '../../../renderer/parts/VisuallyHidden'
import { isObject, type Members, own } from '../../../schemas/engine'
import { isFramed } from '../frame/reports'
import { useStudioText } from '../texts/StudioText'
import { FixtureScene } from './FixtureScene'
import type { ParsedJson } from './resources'
import styles from './Scene.module.css'

/** Draws one document as what its collection holds. `parsed` is undefined when there is nothing that could be read. */
export function Scene({ fixture, parsed }: { fixture: string; parsed: ParsedJson }) {
  if (fixture.startsWith('pages/') && isObject(parsed?.document)) return <PageScene page={parsed.document} />
  return (
    <PreviewMain className={styles.alone}>
      {parsed && <HiddenHeadings fixture={fixture} />}
      <FixtureScene fixture={fixture} parsed={parsed} />
    </PreviewMain>
  )
}

/** A whole page: its title and its blocks, without the header and footer of a town. */
function PageScene({ page }: { page: Members }) {
  const title = own(page, 'title')
  const components = own(page, 'components')
  return (
    <PreviewMain className={styles.page}>
      {typeof title === 'string' && <h1 className={styles.heading}>{title}</h1>}
      {Array.isArray(components) && (
        <DocumentProvider blocks={components}>
          <Stack>
            <Blocks components={components} />
          </Stack>
        </DocumentProvider>
      )}
    </PreviewMain>
  )
}

/**
 * The headings a block stands under, so that its own, of whatever level, have their place in the outline. Alone: its
 * type, its folder and its name. In the gallery, where a heading of level 2 names it: one that says it is the preview.
 */
function HiddenHeadings({ fixture }: { fixture: string }) {
  const text = useStudioText()
  if (isFramed()) {
    return (
      <VisuallyHidden>
        <h3 lang={text('language')}>{text('fixture.drawn')}</h3>
      </VisuallyHidden>
    )
  }
  return fixture
    .split('/')
    .slice(1)
    .map((part, index) => {
      const Tag = headingTag(index + 1)
      return (
        <VisuallyHidden key={part}>
          <Tag>{part}</Tag>
        </VisuallyHidden>
      )
    })
}

/**
 * What a preview stands on. Alone it is the main part of its document; in the gallery it is a piece of the gallery's,
 * which has a main part of its own.
 */
function PreviewMain({ className, children }: { className: string | undefined; children: ReactNode }) {
  return isFramed() ? (
    <div className={className} data-ground="">
      {children}
    </div>
  ) : (
    <main className={className}>{children}</main>
  )
}
