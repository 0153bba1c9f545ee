import { familiesOf } from '../../../../schemas/compile/compileContract'
import { inFolder, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import type { ChangeSubject } from '../Change'
import type { Attempt, FoundChange, RootPair, SchemaPair } from '../FoundChange'
import { Comparison } from './Comparison'
import { compareOperations } from './compareOperations'
import { comparePair } from './comparePair'
import { findRenamedFiles } from './findRenamedMembers'

const kinds = [
  { folder: '.', kind: 'document', rule: 'document' },
  { folder: 'entities', kind: 'document', rule: 'document' },
  { folder: 'blocks', kind: 'block', rule: 'block' },
  { folder: 'actions', kind: 'action', rule: 'handler' },
] as const

type Kind = (typeof kinds)[number]

/** Everything that differs between two versions, and the schemas from which it was reached. */
export function compareVersions(old: SchemaFiles, next: SchemaFiles): { found: FoundChange[]; roots: RootPair[] } {
  const comparison = new Comparison(old, next, comparePair)
  const roots: RootPair[] = []
  for (const kind of kinds) {
    const before = inFolder(old, kind.folder)
    const now = inFolder(next, kind.folder)
    const gone = before.filter(({ path }) => !next.has(path))
    const come = now.filter(({ path }) => !old.has(path))
    const renamed = findRenamedFiles(gone, come)
    for (const file of gone) if (!renamed.has(file)) reportFile(comparison, kind, file, 'removed')
    for (const file of come) if (![...renamed.values()].includes(file)) reportFile(comparison, kind, file, 'added')
    for (const [from, to] of renamed) reportRenamed(comparison, kind, from, to)
    const kept = before.flatMap((file) => {
      const from = SchemaNode.at(old, file.path)
      const to = SchemaNode.at(next, renamed.get(file)?.path ?? file.path)
      return from && to ? [[from, to] as const] : []
    })
    for (const [from, to] of kept) {
      const pair = comparison.compare(from, to)
      roots.push({
        subject: { kind: kind.kind, name: to.file.name, pointer: '' },
        pair,
        old: from,
        new: to,
        isRequest: false,
      })
      if (kind.folder === 'blocks') compareFamily(comparison, pair, from, to)
    }
  }
  compareFamilies(comparison)
  roots.push(...compareOperations(comparison))
  return { found: comparison.found, roots }
}

/** A document that names or is what one version does not know. */
function attempt({ kind }: Kind, { name, path }: SchemaFile): Attempt {
  if (kind === 'block') return { whole: (generator) => generator.blockOf(name), as: 'block', at: '/type' }
  if (kind === 'action') return { whole: (generator) => generator.actionOf(name), as: 'action', at: '/handler' }
  return { whole: (generator) => generator.makeFile(path), as: name, at: '' }
}

const nouns = { block: 'block type', action: 'action handler', document: 'kind of document' } as const

function reportFile(comparison: Comparison, kind: Kind, file: SchemaFile, change: 'added' | 'removed'): void {
  const isNew = change === 'added'
  const subject: ChangeSubject = { kind: kind.kind, name: file.name, pointer: '' }
  const found: FoundChange = {
    rule: `${kind.rule}-${change}`,
    message: `The ${nouns[kind.kind]} "${file.name}" is ${isNew ? 'new' : 'gone'}.`,
    subject,
    attempts: isNew && kind.kind === 'document' ? {} : { [isNew ? 'readers' : 'senders']: attempt(kind, file) },
    ...(isNew ? { new: `${file.path}#` } : { old: `${file.path}#` }),
  }
  comparison.report(found)
}

function reportRenamed(comparison: Comparison, kind: Kind, from: SchemaFile, to: SchemaFile): void {
  comparison.report({
    rule: `${kind.rule}-renamed`,
    message: `The ${nouns[kind.kind]} "${from.name}" is most probably called "${to.name}" now.`,
    subject: { kind: kind.kind, name: to.name, pointer: '' },
    attempts: { senders: attempt(kind, from), readers: attempt(kind, to) },
    old: `${from.path}#`,
    new: `${to.path}#`,
  })
}

function compareFamily(comparison: Comparison, pair: SchemaPair, from: SchemaNode, to: SchemaNode): void {
  const [was, is] = [from.own('x-family'), to.own('x-family')]
  if (was === is) return
  const message = `It belongs to the family ${JSON.stringify(is) ?? 'of none'}; it belonged to ${JSON.stringify(was) ?? 'none'}.`
  const where = { old: from.address('x-family'), new: to.address('x-family') }
  comparison.report({ rule: 'family-changed', message, ...where, pair })
}

function compareFamilies(comparison: Comparison): void {
  const before = Object.keys(familiesOf(comparison.old))
  const now = Object.keys(familiesOf(comparison.next))
  const requiring = (family: string): Attempt => ({
    whole: (generator) => ({ ...generator.block(), requires: { [family]: 1 } }),
    as: 'block',
    at: `/requires/${family}`,
  })
  const subject: ChangeSubject = { kind: 'document', name: 'block', pointer: '/requires' }
  for (const family of before.filter((name) => !now.includes(name))) {
    const message = `No block type belongs to the family "${family}" any more.`
    comparison.report({
      rule: 'family-removed',
      message,
      subject,
      old: 'blocks',
      attempts: { senders: requiring(family) },
    })
  }
  for (const family of now.filter((name) => !before.includes(name))) {
    const message = `The family "${family}" is new.`
    comparison.report({
      rule: 'family-added',
      message,
      subject,
      new: 'blocks',
      attempts: { readers: requiring(family) },
    })
  }
}
