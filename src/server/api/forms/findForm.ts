import type { Block } from '../../../../schemas'
import { blocksInside } from '../blocks/blocksInside'
import { contentsWith } from '../content/findContents'
import { localized, type Scope, type TextScope } from '../Scope'

export type FormBlock = Block<'form'>

type Matches = (form: FormBlock) => boolean

/** Where forms stand: in pages, and in blocks of the home page that the town wrote. */
export type FormScope = TextScope & Pick<Scope, 'home'>

/** A form, and what it is called: its title, else that of the page or section that it stands in. */
type FoundForm = { form: FormBlock; title: string }

/** Finds a form of the portal in its content pages, else in its home page, also inside a modal that a button opens. */
export async function findForm(scope: FormScope, matches: Matches): Promise<FoundForm | undefined> {
  const pages = (await contentsWith(scope, 'form').execute()).map(({ texts }) => localized(texts, scope))
  const sections = scope.home.sections.flatMap(({ translations }) => translations ?? [])
  for (const { title, components = [] } of [...pages, ...sections.map((texts) => localized(texts, scope))]) {
    const form = formIn(components, matches)
    if (form) return { form, title: form.data.title ?? title ?? scope.portal.name }
  }
  return undefined
}

function formIn(components: readonly Block[], matches: Matches): FormBlock | undefined {
  for (const block of blocksInside(components)) if (block.type === 'form' && matches(block)) return block
  return undefined
}
