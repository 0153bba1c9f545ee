import { describe, expect, it } from 'vitest'
import { fileFaults } from './helpers/architecture/fileFaults'
import { forbiddenImport } from './helpers/architecture/forbiddenImport'
import { folderRings, importCycles } from './helpers/architecture/importCycles'
import { type Import, importsOf, readTree, type Tree } from './helpers/architecture/Tree'
import { root } from './helpers/fixtures'

const importsIn = (tree: Tree) => [...tree.keys()].flatMap((path) => importsOf(path, tree))
const forbiddenImports = (imports: readonly Import[]) => imports.flatMap((found) => forbiddenImport(found) ?? [])

describe('the source tree', () => {
  const tree = readTree(root, ['schemas', 'renderer', 'src', 'scripts', 'tests'])
  const imports = importsIn(tree)

  it('is read completely', () => {
    expect(tree.size).toBeGreaterThan(150)
    expect(imports.length).toBeGreaterThan(500)
  })

  it('has only allowed imports', () => {
    expect(forbiddenImports(imports)).toEqual([])
  })

  it('has no import cycles, types included', () => {
    expect(importCycles(imports)).toEqual([])
  })

  it('has no ring of folders in any application', () => {
    expect(folderRings(imports)).toEqual([])
  })

  it('imports only files that exist', () => {
    const missing = imports.filter(
      ({ to, isPackage }) =>
        !isPackage &&
        !tree.has(to) &&
        !/^schemas\/generated\/|^fixtures\/|^dist\/|^package\.json$|\.(?:svg|md)$/.test(to),
    )
    expect(missing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('has small, well-named files in the right folders', () => {
    expect(fileFaults(tree)).toEqual([])
  })
})

describe('the architecture checks', () => {
  const treeWith = (files: Record<string, string>): Tree => new Map(Object.entries({ ...validFiles, ...files }))
  const validFiles = {
    'schemas/index.ts': `export type { Issue } from './check/Issue'\nexport { validate } from './check/validate'`,
    'schemas/engine.ts': `export type { Issue } from './check/Issue'`,
    'schemas/check/Issue.ts': `export type Issue = { code: string }`,
    'schemas/check/validate.ts': `import type { Issue } from './Issue'\nexport const validate = (): Issue[] => []`,
    'renderer/actions/run.ts': `import type { Issue } from '../../schemas/engine'\nexport const run = (): Issue[] => []`,
    'renderer/engine/Blocks.tsx': `import { run } from '../actions/run'\nexport function Blocks() { return <p>{run().length}</p> }`,
    'renderer/parts/Icon.tsx': `import './Icon.module.css'\nexport function Icon() { return <i /> }`,
    'renderer/parts/Icon.module.css': '.icon {}',
    'renderer/blocks/title/Title.tsx': `import { Icon } from '../../parts/Icon'\nexport { default as contract } from '../../../schemas/generated/blocks/title.js'\nexport function Title() { return <Icon /> }`,
    'renderer/blocks/poll/Poll.tsx': `export function Poll() { return <p /> }`,
    'renderer/blocks/index.ts': `import { contract, Title } from './title/Title'\nexport const blocks = { title: [Title, contract], poll: () => import('./poll/Poll') }`,
    'src/portal/start.ts': `import { blocks } from '../../renderer/blocks'\nexport const start = () => blocks`,
    'src/server/app.ts': `import { validate } from '../../schemas/index'\nexport const createApp = () => validate()`,
  }

  it('report nothing for a valid tree', () => {
    expect(forbiddenImports(importsIn(treeWith({})))).toEqual([])
    expect(importCycles(importsIn(treeWith({})))).toEqual([])
    expect(folderRings(importsIn(treeWith({})))).toEqual([])
    expect(fileFaults(treeWith({}))).toEqual([])
  })

  it.each([
    ['src/server/app.ts', `import { Blocks } from '../../renderer/engine/Blocks'`, 'may not import renderer/engine'],
    ['src/server/app.ts', `export { start } from '../portal/start'`, 'may not import src/portal'],
    ['src/cli/cli.ts', `import type { Icon } from '../../renderer/parts/Icon'`, 'may not import renderer/parts'],
    ['renderer/engine/draw.ts', `const late = () => import('../blocks/title/Title')`, 'may not import renderer/blocks'],
    ['renderer/engine/draw.ts', `let it: import('../parts/Icon').Icon`, 'may not import renderer/parts'],
    ['renderer/actions/play.ts', `import { useState } from 'react'`, 'knows no React'],
    ['renderer/parts/Icon.tsx', `import { readFileSync } from 'node:fs'`, 'runs in browsers'],
    [
      'schemas/check/validate.ts',
      `import { run } from '../../renderer/actions/run'`,
      'may not import renderer/actions',
    ],
    ['schemas/check/validate.ts', `import Ajv from 'ajv'`, 'needs nothing'],
    ['renderer/blocks/title/Title.tsx', `import { Poll } from '../poll/Poll'`, 'through <Blocks>'],
    [
      'renderer/blocks/title/Title.tsx',
      `import poll from '../../../schemas/generated/blocks/poll.js'`,
      'only its block may',
    ],
    ['renderer/blocks/title/Title.tsx', `import { blocks } from '..'`, 'through <Blocks>'],
    ['renderer/blocks/title/Title.tsx', `import { validate } from '../../../schemas/index'`, 'brings every validator'],
    ['renderer/parts/Icon.tsx', `import { validate } from '../../schemas'`, 'brings every validator'],
    ['src/portal/start.ts', `import { validate } from '../../schemas'`, 'brings every validator'],
    ['src/server/app.ts', `import { validate } from '../../schemas/check/validate'`, 'past the entry points'],
    ['src/portal/start.ts', `import title from '../../schemas/generated/blocks/title.js'`, 'only its block may'],
    ['src/portal/start.ts', `import { title } from '../../schemas/generated/blocks'`, 'only its block may'],
    ['src/cli/cli.ts', `import api from '../../schemas/generated/openapi.json'`, 'only its block may'],
    ['src/portal/start.ts', `import { run } from '../../scripts/generate'`, 'may not import scripts'],
    ['src/portal/services/wall/Tile.tsx', `import { walkQuery } from '../walks/walkQueries'`, 'known by their records'],
    [
      'src/portal/shell/Header.tsx',
      `import { walkQuery } from '../services/walks/walkQueries'`,
      'known by their records',
    ],
    ['src/mail/send.ts', `import { validate } from '../../schemas'`, 'belongs to no part'],
    ['schemas/check/Issue.ts', `import type { validate } from '../index'`, 'barrel of its own folder'],
  ])('report the import when %s holds %s', (path, line, message) => {
    const found = forbiddenImports(importsIn(treeWith({ [path]: `${line}\n${'const'} other = 1` })))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })

  it.each([
    ['two files import each other', { 'src/cli/a.ts': `import './b'`, 'src/cli/b.ts': `import './a'` }],
    [
      'a dynamic import closes a cycle',
      { 'src/cli/a.ts': `import './b'`, 'src/cli/b.ts': `const a = () => import('./a')` },
    ],
    [
      'types of two files need each other',
      { 'src/cli/a.ts': `import type { B } from './b'`, 'src/cli/b.ts': `import type { A } from './a'` },
    ],
    [
      'types of two folders need each other',
      { 'src/cli/a.ts': `import type { B } from './b/b'`, 'src/cli/b/b.ts': `import type { A } from '../a'` },
    ],
  ])('report a cycle when %s', (_, files) => {
    expect(importCycles(importsIn(treeWith(files)))).toEqual([Object.keys(files)])
  })

  it('report folders of an application that form a ring through different files', () => {
    const files = {
      'src/cli/report/json.ts': `import '../input/read'`,
      'src/cli/input/read.ts': '',
      'src/cli/input/open.ts': `import type { Config } from '../config/Config'`,
      'src/cli/config/Config.ts': '',
      'src/cli/config/write.ts': `import type { Report } from '../report/Report'`,
      'src/cli/report/Report.ts': '',
    }
    expect(folderRings(importsIn(treeWith(files)))).toEqual([
      'src/cli/config, src/cli/input, src/cli/report form a ring: src/cli/report/json.ts → src/cli/input/read.ts, src/cli/input/open.ts → src/cli/config/Config.ts, src/cli/config/write.ts → src/cli/report/Report.ts',
    ])
  })

  it('allow a folder and its parent to import each other', () => {
    const files = {
      'src/cli/a.ts': `import './b/b'`,
      'src/cli/b/b.ts': `import type { C } from '../c'`,
      'src/cli/c.ts': '',
    }
    expect(folderRings(importsIn(treeWith(files)))).toEqual([])
  })

  it.each([
    ['src/cli/long.ts', 'const line = 1\n'.repeat(251), 'has 251 lines'],
    ['renderer/parts/Icon.module.css', '.a {}\n'.repeat(260), 'has 260 lines'],
    ['src/cli/utils.ts', 'export const utils = 1', 'says nothing'],
    ['src/cli/helpers/sum.ts', 'export const sum = 1', 'says nothing'],
    ['src/cli/SessionManager.ts', 'export const SessionManager = 1', 'says nothing'],
    ['src/cli/sum.test.ts', '', 'outside tests/'],
    ['renderer/engine/draw.ts', `export const draw = () => ${'eval'}('1')`, 'makes code from text'],
    ['schemas/check/code.ts', `export const code = () => ${'new'} Function('1')`, 'makes code from text'],
    ['renderer/parts/Card.tsx', 'export function Tile() {}', 'not named after it'],
    ['src/cli/sum.ts', 'export const total = 1', 'not named after it'],
    ['renderer/parts/icon.ts', 'export const icon = 1', 'by case alone'],
  ])('report a fault of the file %s', (path, text, message) => {
    const found = fileFaults(treeWith({ [path]: text }))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })
})
