import { dirname } from 'node:path'
import type { Import } from './Tree'

/** The parts of the house, longest path first where one is inside another. */
const parts = [
  'schemas',
  'renderer/actions',
  'renderer/format',
  'renderer/engine',
  'renderer/i18n',
  'renderer/themes',
  'renderer/parts',
  'renderer/inputs',
  'renderer/map',
  'renderer/blocks',
  'renderer/index.ts',
  'src/portal',
  'src/studio',
  'src/server',
  'src/cli',
  'fixtures',
  'scripts',
  'tests',
]

const library = [
  'schemas',
  // For what became of an action, which buttons wait for.
  'renderer/actions',
  'renderer/engine',
  'renderer/format',
  'renderer/i18n',
  'renderer/themes',
  'renderer/parts',
]
const renderer = parts.filter((part) => part.startsWith('renderer/'))

/** Who may import whom, as architecture is told in one table; a part may always import itself. */
const allowedTargets: Record<string, readonly string[]> = {
  schemas: [],
  'renderer/actions': ['schemas'],
  'renderer/format': ['schemas'],
  'renderer/i18n': ['schemas'],
  'renderer/themes': [],
  'renderer/engine': ['schemas', 'renderer/actions'],
  'renderer/parts': library,
  'renderer/inputs': library,
  'renderer/map': library,
  'renderer/blocks': [...library, 'renderer/inputs', 'renderer/map'],
  'renderer/index.ts': ['schemas', ...renderer],
  'src/portal': ['schemas', ...renderer],
  'src/studio': ['schemas', ...renderer, 'fixtures'],
  'src/server': ['schemas'],
  'src/cli': ['schemas'],
  scripts: parts,
  tests: parts,
}

/** Packages a part must do without, and why. */
const forbiddenPackages: { part: RegExp; packages: RegExp; why: string }[] = [
  { part: /^schemas$/, packages: /^(?!ajv$|node:path\/posix$)/, why: 'the contract needs nothing' },
  { part: /^renderer\/(?:actions|format)$/, packages: /^react/, why: 'it knows no React' },
  { part: /^(?:renderer\/.*|src\/portal|src\/studio)$/, packages: /^node:/, why: 'it runs in browsers' },
  { part: /^src\/(?:server|cli)$/, packages: /^react/, why: 'pages are drawn by the built portal' },
]

const partOf = (path: string): string | undefined =>
  parts.find((part) => path === part || path.startsWith(`${part}/`)) ?? (path.includes('/') ? undefined : 'scripts')

/** What an import breaks, as a sentence; undefined when it is fine. */
export function forbiddenImport({ from, to, isPackage }: Import): string | undefined {
  const part = partOf(from)
  if (!part) return `${from} is in no part of the house`
  if (isPackage) {
    const rule = forbiddenPackages.find((each) => each.part.test(part) && each.packages.test(to))
    if (rule) return `${from} imports ${to}, but ${rule.why}`
    const isCompiler = from.startsWith('schemas/compile/') || part !== 'schemas'
    return to === 'ajv' && !isCompiler ? `${from} imports ajv, but the contract needs nothing` : undefined
  }
  if (to === 'package.json' && /^(?:src\/(?:server|cli)|scripts|tests)$/.test(part)) return undefined
  const target = partOf(to)
  if (!target) return `${from} imports ${to}, which is in no part of the house`
  if (part !== target && !allowedTargets[part]?.includes(target))
    return `${from} imports ${to}: ${part} may not import ${target}`
  if (part !== 'tests' && part !== 'scripts')
    return wrongEntryPoint(from, to, part) ?? otherBlock(from, to) ?? ownBarrel(from, to)
  return ownBarrel(from, to)
}

/** Where the renderer takes validators: its list of actions, and each block its own. */
const isRegistered = (from: string, to: string): boolean => {
  const [, block] = /^renderer\/blocks\/([^/]+)\/\w+\.tsx$/.exec(from) ?? []
  return from === 'renderer/index.ts' || (block !== undefined && to === `schemas/generated/blocks/${block}.js`)
}
/** Validators of whole documents, which an application may take one by one, and the description of the API. */
const documents = /^schemas\/generated\/(?:page|modal|entities(?:\/[\w-]+)?)\.(?:js|ts)$|^schemas\/generated\/entities$/
const description = 'schemas/generated/openapi.json'

/** The contract is entered by its doors; what a browser loads, by the light one, which brings no validator along. */
function wrongEntryPoint(from: string, to: string, part: string): string | undefined {
  if (!to.startsWith('schemas/') || part === 'schemas') return undefined
  if (to.startsWith('schemas/generated/')) {
    const isApplication = part === 'src/portal' || part === 'src/server'
    if (isRegistered(from, to) || (isApplication && documents.test(to))) return undefined
    if (part === 'src/server' && to === description) return undefined
    return `${from} imports ${to}, which only its block may`
  }
  // A schema file is data, and what it says is said nowhere else.
  if (to === 'schemas/engine.ts' || to.endsWith('.json')) return undefined
  // Neither the arithmetic of colours nor the rules of fields brings a validator along. The light door would bring all of
  // the rules to every first page.
  if (/^schemas\/(?:colors|inputs)\//.test(to)) return undefined
  // Doors of their own: what only whoever judges documents needs, and the schemas as data with the texts about them.
  if (/^schemas\/(?:fast|lint|sources|configuration)\.ts$/.test(to)) {
    return part === 'src/portal' || part.startsWith('renderer/')
      ? `${from} imports ${to}, which visitors never need`
      : undefined
  }
  // What the rules and the portal both go by, and plain functions over JSON.
  if (/^schemas\/(?:html|routes|json)\//.test(to)) return undefined
  // The reader of schemas is for programs that look at schemas themselves. A visitor's browser never does.
  if (to.startsWith('schemas/compile/')) {
    return part === 'src/portal' || part.startsWith('renderer/')
      ? `${from} imports ${to}, which visitors never need`
      : undefined
  }
  if (to !== 'schemas/index.ts') return `${from} imports ${to} past the doors schemas/index.ts and schemas/engine.ts`
  const isLight = part.startsWith('renderer/') || part === 'src/portal'
  return isLight ? `${from} imports ${to}, which brings every validator; schemas/engine.ts does not` : undefined
}

/** `renderer/blocks/poll` of a file inside it. */
const blockOf = (path: string): string | undefined => /^renderer\/blocks\/[^/]+(?=\/)/.exec(path)?.[0]

function otherBlock(from: string, to: string): string | undefined {
  const block = blockOf(from)
  const isForeign = block && to.startsWith('renderer/blocks/') && blockOf(to) !== block
  return isForeign ? `${from} imports ${to}; a block draws others through <Blocks>` : undefined
}

function ownBarrel(from: string, to: string): string | undefined {
  const isOwn = /\/index\.tsx?$/.test(to) && from !== to && `${dirname(from)}/`.startsWith(`${dirname(to)}/`)
  return isOwn ? `${from} imports ${to}, the barrel of its own folder` : undefined
}
