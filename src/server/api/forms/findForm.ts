import type { Block } from '../../../../schemas'
import { blocksInside } from '../blocks/blocksInside'
import { contentsWith } from '../content/findContents'
import { homePage } from '../home/homePage'
import { localized, type Scope, type TextScope } from '../Scope'

export type FormBlock = Block<'form'>

type Matches = (form: FormBlock) => boolean

/** Finds a form of the portal in its content pages, else in its home page, also inside a modal that a button opens. */
export async function findForm(scope: Scope, matches: Matches): Promise<FormBlock | undefined> {
  const found = await findContentForm(scope, matches)
  return found ?? formIn((await homePage(scope, 'desktop')).components, matches)
}

/** Finds a form of the portal in its content pages. */
export async function findContentForm(scope: TextScope, matches: Matches): Promise<FormBlock | undefined> {
  for (const { texts } of await contentsWith(scope, 'form').execute()) {
    const found = formIn(localized(texts, scope).components, matches)
    if (found) return found
  }
  return undefined
}

function formIn(components: readonly Block[], matches: Matches): FormBlock | undefined {
  for (const block of blocksInside(components)) if (block.type === 'form' && matches(block)) return block
  return undefined
}
