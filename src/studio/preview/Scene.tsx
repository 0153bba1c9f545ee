import { type ReactNode, useMemo } from 'react'
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

/** Renders one document as a page, a block or an action. `parsed` is undefined if the text is not JSON. */
export function Scene({ fixture, parsed }: { fixture: string; parsed: ParsedJson }) {
  if (fixture.startsWith('pages/') && isObject(parsed?.document)) return <PageScene page={parsed.document} />
  if (fixture.startsWith('modals/') && isObject(parsed?.document)) return <ModalScene modal={parsed.document} />
  return (
    <PreviewMain className={styles.alone}>
      {parsed && <HiddenHeadings fixture={fixture} />}
      <FixtureScene fixture={fixture} parsed={parsed} />
    </PreviewMain>
  )
}

/** A whole page: its title and its blocks, without header and footer. */
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

/** The title and the blocks of a modal, below a button that opens it: an open one would take the focus at every change. */
function ModalScene({ modal }: { modal: Members }) {
  const opening = useMemo(() => ({ document: { handler: 'modal', data: { modal } } }), [modal])
  return (
    <>
      <PreviewMain className={styles.alone}>
        <FixtureScene fixture="actions/modal" parsed={opening} />
      </PreviewMain>
      <PageScene page={modal} />
    </>
  )
}

/**
 * Renders hidden headings above a block, so that its own headings continue an outline: in its own window the type, the folder and
 * the name of the fixture; in the gallery, which names it at level 2, a heading of level 3.
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
 * The container of a preview: `<main>` in its own window, a `<div>` in a frame, as the gallery around it already has a main
 * landmark.
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
