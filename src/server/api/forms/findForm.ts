import type { Block } from '../../../../schemas'
import { blocksInside } from '../blocks/blocksInside'
import { contentsWith } from '../content/findContents'
import { homePage } from '../home/homePage'
import { localized, type Scope } from '../Scope'

export type FormBlock = Block<'form'>

/** Finds a form of the portal in its content pages, else in its home page, also inside a modal that a button opens. */
export async function findForm(scope: Scope, matches: (form: FormBlock) => boolean): Promise<FormBlock | undefined> {
  const isWanted = (block: Block): block is FormBlock => block.type === 'form' && matches(block)
  for (const { texts } of await contentsWith(scope, 'form').execute()) {
    for (const block of blocksInside(localized(texts, scope).components)) if (isWanted(block)) return block
  }
  for (const block of blocksInside((await homePage(scope, 'desktop')).components)) if (isWanted(block)) return block
  return undefined
}
