import { isObject, type Members, own } from '../../../schemas/engine'
import type { Collection } from '../fixtures/catalogue'
import { pageNames } from '../fixtures/catalogue'

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

const blocks = import.meta.glob('../../../schemas/blocks/*.json', { eager: true, import: 'default' })
const actions = import.meta.glob('../../../schemas/actions/*.json', { eager: true, import: 'default' })
const page = import.meta.glob('../../../schemas/page.json', { eager: true, import: 'default' })

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
const textOf = (schema: Members, key: string) => {
  const value = own(schema, key)
  return typeof value === 'string' ? value : undefined
}

const toSubjects = (collection: Collection, files: Record<string, unknown>): Subject[] =>
  Object.entries(files).flatMap(([path, schema]) => {
    if (!isObject(schema)) return []
    const name = nameOf(path)
    const family = textOf(schema, 'x-family')
    const description = textOf(schema, 'description') ?? ''
    const file = path.replace(/^.*\/schemas\//, '')
    return [{ collection, name, title: textOf(schema, 'title') ?? name, description, family, schema, file }]
  })

/** `page-de-contenu` reads “Page de contenu”. */
function readable(name: string): string {
  const words = name.replace(/^.*\//, '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const subjects: readonly Subject[] = [
  ...toSubjects('blocks', blocks),
  ...toSubjects('actions', actions),
  ...toSubjects('pages', page),
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
