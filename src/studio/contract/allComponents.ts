import { inFolder, type SchemaFile } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Members } from '../../../schemas/engine'
import type { Collection } from '../fixtures/catalogue'
import { pageNames } from '../fixtures/catalogue'
import { schemas } from './schemas'

/** A block, an action or a page that has its own page in the gallery. */
export type ComponentInfo = {
  collection: Collection
  /** Block type, handler or name of the page. */
  name: string
  title: string
  description: string
  /** Component family of a block. */
  family?: string | undefined
  /** Schema of its data; undefined for a sample page. `file` is the path of the schema inside `schemas/`. */
  schema?: Members | undefined
  file?: string | undefined
}

const toComponentInfo = (collection: Collection, { path, name, schema }: SchemaFile): ComponentInfo => {
  const node = SchemaNode.at(schemas, path)
  return {
    collection,
    name,
    title: node?.string('title') ?? name,
    description: node?.string('description') ?? '',
    family: node?.string('x-family'),
    schema,
    file: path,
  }
}

const componentsIn = (collection: Collection, folder: string): ComponentInfo[] =>
  inFolder(schemas, folder).map((file) => toComponentInfo(collection, file))

/** Converts a name to a title: `page-de-contenu` becomes “Page de contenu”. */
function toTitle(name: string): string {
  const words = name.replace(/^.*\//, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const allComponents: readonly ComponentInfo[] = [
  ...componentsIn('blocks', 'blocks'),
  ...componentsIn('actions', 'actions'),
  ...componentsIn('pages', '.').filter(({ file }) => file === 'page.json'),
  ...pageNames.map((name): ComponentInfo => ({ collection: 'pages', name, title: toTitle(name), description: '' })),
]

export const findComponent = (collection: string, name: string): ComponentInfo | undefined =>
  allComponents.find((component) => component.collection === collection && component.name === name)

const sectionKeys = ['texts', 'flex', 'mobility', 'maps', 'blocks', 'actions', 'pages'] as const

/** A family of blocks, blocks of any other family, the actions, or the pages. */
export type SectionKey = (typeof sectionKeys)[number]

/** Components under one heading of the list. */
export type Section = { key: SectionKey; components: readonly ComponentInfo[] }

const keyOf = ({ collection, family }: ComponentInfo): SectionKey =>
  sectionKeys.find((key) => key === family) ?? collection

/** Groups components into sections in a fixed order, without empty sections. */
export const toSections = (components: readonly ComponentInfo[]): Section[] =>
  sectionKeys
    .map((key) => ({ key, components: components.filter((component) => keyOf(component) === key) }))
    .filter((section) => section.components.length > 0)
