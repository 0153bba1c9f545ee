import { familiesOf } from '../../../../schemas/compile/compileContract'
import { inFolder, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { ChangeSubject } from '../Change'
import type { Attempt, FoundChange, RootPair, SchemaPair } from '../FoundChange'
import { Comparison } from './Comparison'
import { compareOperations } from './compareOperations'
import { comparePair } from './comparePair'
import { findRenamedFiles } from './findRenamedMembers'

/** What the schema files of a folder describe, and the rules about whole files. */
const categories = [
  { folder: '.', kind: 'document', rule: 'document', noun: 'kind of document' },
  { folder: 'entities', kind: 'document', rule: 'document', noun: 'kind of document' },
  { folder: 'blocks', kind: 'block', rule: 'block', noun: 'block type' },
  { folder: 'actions', kind: 'action', rule: 'handler', noun: 'action handler' },
] as const

type Category = (typeof categories)[number]

/** Compares everything in two versions. The roots are the schemas of whole documents, from which all others are reached. */
export function compareVersions(old: SchemaFiles, next: SchemaFiles): { found: FoundChange[]; roots: RootPair[] } {
  const comparison = new Comparison(old, next, comparePair)
  const roots: RootPair[] = []
  for (const category of categories) {
    const before = inFolder(old, category.folder)
    const removed = before.filter(({ path }) => !next.has(path))
    const added = inFolder(next, category.folder).filter(({ path }) => !old.has(path))
    const renamed = findRenamedFiles(removed, added)
    for (const file of removed) if (!renamed.has(file)) reportFile(comparison, category, file, 'removed')
    const found = new Set(renamed.values())
    for (const file of added) if (!found.has(file)) reportFile(comparison, category, file, 'added')
    for (const [from, to] of renamed) reportRenamed(comparison, category, from, to)
    for (const file of before) {
      const from = SchemaNode.at(old, file.path)
      const to = SchemaNode.at(next, renamed.get(file)?.path ?? file.path)
      if (!from || !to) continue
      const pair = comparison.compare(from, to)
      roots.push({ subject: subjectOf(category, to.file), pair, old: from, new: to, isRequest: false })
      if (category.folder === 'blocks') compareFamily(pair, from, to)
    }
  }
  compareFamilies(comparison)
  roots.push(...compareOperations(comparison))
  return { found: comparison.found, roots }
}

const subjectOf = ({ kind }: Category, { name }: SchemaFile): ChangeSubject => ({ kind, name, pointer: '' })

/** Attempts a break with a document of a kind, or containing a block or action, that the other version does not know. */
function documentOf({ kind }: Category, { name, path }: SchemaFile): Attempt {
  if (kind === 'block') return { whole: (generator) => generator.blockOf(name), as: 'block', at: '/type' }
  if (kind === 'action') return { whole: (generator) => generator.actionOf(name), as: 'action', at: '/handler' }
  return { whole: (generator) => generator.makeFile(path), as: name, at: '' }
}

function reportFile(comparison: Comparison, category: Category, file: SchemaFile, change: 'added' | 'removed'): void {
  const verb = change === 'added' ? 'is new' : 'is gone'
  comparison.report(`${category.rule}-${change}`, `The ${category.noun} "${file.name}" ${verb}.`, {
    subject: subjectOf(category, file),
    [change === 'added' ? 'new' : 'old']: `${file.path}#`,
    attempt: documentOf(category, file),
  })
}

function reportRenamed(comparison: Comparison, category: Category, from: SchemaFile, to: SchemaFile): void {
  const message = `The ${category.noun} "${from.name}" is most probably called "${to.name}" now.`
  comparison.report(`${category.rule}-renamed`, message, {
    subject: subjectOf(category, to),
    old: `${from.path}#`,
    new: `${to.path}#`,
    attempts: { senders: documentOf(category, from), readers: documentOf(category, to) },
  })
}

function compareFamily(pair: SchemaPair, from: SchemaNode, to: SchemaNode): void {
  const [was, is] = [from.own('x-family'), to.own('x-family')]
  if (was === is) return
  const message = `It belongs to the family ${JSON.stringify(is) ?? 'of none'}; it belonged to ${JSON.stringify(was) ?? 'none'}.`
  pair.report('family-changed', message, { old: from.address('x-family'), new: to.address('x-family') })
}

function compareFamilies(comparison: Comparison): void {
  const before = Object.keys(familiesOf(comparison.old))
  const now = Object.keys(familiesOf(comparison.next))
  const requiring = (family: string): Attempt => ({
    whole: (generator) => ({ ...generator.block(), requires: { [family]: 1 } }),
    as: 'block',
    at: `/requires/${family}`,
  })
  const report = (change: 'added' | 'removed', family: string, message: string) =>
    comparison.report(`family-${change}`, message, {
      subject: { kind: 'document', name: 'block', pointer: '/requires' },
      [change === 'added' ? 'new' : 'old']: 'blocks',
      attempt: requiring(family),
    })
  for (const family of before.filter((name) => !now.includes(name)))
    report('removed', family, `No block type belongs to the family "${family}" any more.`)
  for (const family of now.filter((name) => !before.includes(name)))
    report('added', family, `The family "${family}" is new.`)
}
