import { inFolder, type SchemaFile } from '../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../schemas/compile/SchemaNode'
import type { Members } from '../../../schemas/engine'
import type { Collection } from '../fixtures/catalogue'
import { pageNames } from '../fixtures/catalogue'
import { schemas } from './schemas'

/** What has a page of its own in the gallery. */
export type Subject = {
  collection: Collection
  /** Block type, handler or name of the page. */
  name: string
  title: string
  description: string
  /** Component family of a block. */
  family?: string | undefined
  /** Schema of its data, and its path inside `schemas/`; a sample page has none of its own. */
  schema?: Members | undefined
  file?: string | undefined
}

const toSubject = (collection: Collection, { path, name, schema }: SchemaFile): Subject => {
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

const subjectsIn = (collection: Collection, folder: string): Subject[] =>
  inFolder(schemas, folder).map((file) => toSubject(collection, file))

/** `page-de-contenu` reads “Page de contenu”. */
function readable(name: string): string {
  const words = name.replace(/^.*\//, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const subjects: readonly Subject[] = [
  ...subjectsIn('blocks', 'blocks'),
  ...subjectsIn('actions', 'actions'),
  ...subjectsIn('pages', '.').filter(({ file }) => file === 'page.json'),
  ...pageNames.map((name): Subject => ({ collection: 'pages', name, title: readable(name), description: '' })),
]

export const findSubject = (collection: string, name: string): Subject | undefined =>
  subjects.find((subject) => subject.collection === collection && subject.name === name)

const sectionKeys = ['texts', 'flex', 'mobility', 'maps', 'blocks', 'actions', 'pages'] as const

/** A family of blocks, blocks of any other family, the actions, or the pages. */
export type SectionKey = (typeof sectionKeys)[number]

/** Subjects under one heading of the list. */
export type Section = { key: SectionKey; subjects: readonly Subject[] }

const keyOf = ({ collection, family }: Subject): SectionKey => sectionKeys.find((key) => key === family) ?? collection

/** Sections in one order, those without subjects left out. */
export const toSections = (found: readonly Subject[]): Section[] =>
  sectionKeys
    .map((key) => ({ key, subjects: found.filter((subject) => keyOf(subject) === key) }))
    .filter((section) => section.subjects.length > 0)
