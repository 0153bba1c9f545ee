import { blockFamilies, handlerNames, type SchemaWords, type Words } from '../../../schemas/words'
import type { Collection } from '../fixtures/catalogue'
import { pageNames } from '../fixtures/catalogue'

/** A block, an action or a page that has its own page in the gallery. */
export type ComponentInfo = {
  collection: Collection
  /** Block type, handler or name of the page. */
  name: string
  /** Component family of a block. */
  family?: string | undefined
  /** Path of the schema of its data inside `schemas/`; undefined for a sample page. */
  file?: string | undefined
}

export const allComponents: readonly ComponentInfo[] = [
  ...Object.entries(blockFamilies).map(
    ([name, family]): ComponentInfo => ({ collection: 'blocks', name, family, file: `blocks/${name}.json` }),
  ),
  ...handlerNames.map((name): ComponentInfo => ({ collection: 'actions', name, file: `actions/${name}.json` })),
  { collection: 'pages', name: 'page', file: 'page.json' },
  ...pageNames.map((name): ComponentInfo => ({ collection: 'pages', name })),
]

export const findComponent = (collection: string, name: string): ComponentInfo | undefined =>
  allComponents.find((component) => component.collection === collection && component.name === name)

/** The words for a component; of a sample page only its title. */
export function describeComponent(words: Words, { name, file }: ComponentInfo): SchemaWords {
  if (file === undefined) return { title: words.page(name) ?? name, description: '' }
  return words.schema(file) ?? { title: name, description: '' }
}

const sectionKeys = ['texts', 'flex', 'mobility', 'maps', 'blocks', 'actions', 'pages'] as const

/** A family of blocks, blocks of any other family, the actions, or the pages. */
export type SectionKey = (typeof sectionKeys)[number]

/** Components under one heading of the list. */
export type Section = { key: SectionKey; components: readonly ComponentInfo[] }

/** The section that a component stands in. */
export const sectionOf = ({ collection, family }: ComponentInfo): SectionKey =>
  sectionKeys.find((key) => key === family) ?? collection

/** Groups components into sections in a fixed order, without empty sections, each in the alphabetical order of its titles. */
export function toSections(components: readonly ComponentInfo[], words: Words): Section[] {
  const { compare } = new Intl.Collator(words.language)
  const titled = components.map((component) => ({ component, title: describeComponent(words, component).title }))
  titled.sort((a, b) => compare(a.title, b.title))
  const sorted = titled.map(({ component }) => component)
  return sectionKeys
    .map((key) => ({ key, components: sorted.filter((component) => sectionOf(component) === key) }))
    .filter((section) => section.components.length > 0)
}
