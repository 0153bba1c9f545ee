import type { Block } from '../../../../schemas'
import { localized, type Scope, type TextScope } from '../call/Scope'
import { contentsWith } from '../content/findContents'
import { blocksInside } from '../fragments/blocksInside'

export type FormBlock = Block<'form'>

type Matches = (form: FormBlock) => boolean

/** The scope that forms are searched in: content pages and the town's blocks on the home page. */
export type FormScope = TextScope & Pick<Scope, 'home'>

/** A form with its title, else the title of its page or section. */
type FoundForm = { form: FormBlock; title: string }

/** Finds a form in the content pages, else on the home page. Also searches modals that buttons open. */
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

const readingPath = '/core-content-service/api/v1/temporary/releve'

/** Whether a form sends a meter reading. */
export const isReadingForm = ({ data }: FormBlock): boolean => data.endpoint.split('?', 1)[0] === readingPath
