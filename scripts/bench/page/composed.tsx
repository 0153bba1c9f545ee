import { Fragment } from 'react'
import { renderBlock } from '../../../renderer/engine/BlockBoundary'
import { DocumentProvider } from '../../../renderer/engine/DocumentContext'
import { HostContext } from '../../../renderer/engine/HostContext'
import { TextContext } from '../../../renderer/i18n/TextContext'
import type { Block } from '../../../schemas/engine'
import type { Contender } from './Contender'
import { host, texts } from './host'
import { reactContender } from './reactContender'

/** Blocks that fetch others need a surrounding document, even an empty one. */
const none: readonly unknown[] = []

const run = () => Promise.resolve({ status: 'ignored' } as const)

/** The same components called by hand, without validation, boundaries and positions. */
export const composed = (): Contender =>
  reactContender((text) => {
    const page: { components: Block[] } = JSON.parse(text)
    return (
      <HostContext value={host}>
        <TextContext value={texts}>
          <DocumentProvider blocks={none}>
            {page.components.map((block) => (
              <Fragment key={block.id}>{renderBlock(block, host.engine.registry, run)}</Fragment>
            ))}
          </DocumentProvider>
        </TextContext>
      </HostContext>
    )
  })
