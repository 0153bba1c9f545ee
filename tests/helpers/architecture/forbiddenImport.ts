import { dirname } from 'node:path'
import type { Import } from './Tree'

/** The parts of the source tree; a nested part comes before its parent. */
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
  'docs',
  'scripts',
  'tests',
]

const library = [
  'schemas',
  // For the result of an action, which buttons await.
  'renderer/actions',
  'renderer/engine',
  'renderer/format',
  'renderer/i18n',
  'renderer/themes',
  'renderer/parts',
]
const renderer = parts.filter((part) => part.startsWith('renderer/'))

/** The parts that each part may import, beside itself. */
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
  'src/studio': ['schemas', ...renderer, 'fixtures', 'docs'],
  'src/server': ['schemas'],
  'src/cli': ['schemas'],
  scripts: parts,
  tests: parts,
}

/** Packages that parts must not import, with the reason. */
const forbiddenPackages: { part: RegExp; packages: RegExp; why: string }[] = [
  { part: /^schemas$/, packages: /^(?!ajv$|node:path\/posix$)/, why: 'the contract needs nothing' },
  { part: /^renderer\/(?:actions|format)$/, packages: /^react/, why: 'it knows no React' },
  { part: /^(?:renderer\/.*|src\/portal|src\/studio)$/, packages: /^node:/, why: 'it runs in browsers' },
  { part: /^src\/(?:server|cli)$/, packages: /^react/, why: 'the built portal renders the pages' },
]

const partOf = (path: string): string | undefined =>
  parts.find((part) => path === part || path.startsWith(`${part}/`)) ?? (path.includes('/') ? undefined : 'scripts')

/** Describes the rule that an import breaks; undefined when it is allowed. */
export function forbiddenImport({ from, to, isPackage }: Import): string | undefined {
  const part = partOf(from)
  if (!part) return `${from} belongs to no part`
  if (isPackage) {
    const rule = forbiddenPackages.find((each) => each.part.test(part) && each.packages.test(to))
    if (rule) return `${from} imports ${to}, but ${rule.why}`
    const isCompiler = from.startsWith('schemas/compile/') || part !== 'schemas'
    return to === 'ajv' && !isCompiler ? `${from} imports ajv, but the contract needs nothing` : undefined
  }
  if (to === 'package.json' && /^(?:src\/(?:server|cli)|scripts|tests)$/.test(part)) return undefined
  const target = partOf(to)
  if (!target) return `${from} imports ${to}, which belongs to no part`
  if (part !== target && !allowedTargets[part]?.includes(target))
    return `${from} imports ${to}: ${part} may not import ${target}`
  if (part !== 'tests' && part !== 'scripts')
    return wrongEntryPoint(from, to, part) ?? otherBlock(from, to) ?? otherService(from, to) ?? ownBarrel(from, to)
  return ownBarrel(from, to)
}

/** Whether the renderer imports a validator where it may: in its entry point, and in each block its own. */
const isRegistered = (from: string, to: string): boolean => {
  const [, block] = /^renderer\/blocks\/([^/]+)\/\w+\.tsx$/.exec(from) ?? []
  return from === 'renderer/index.ts' || (block !== undefined && to === `schemas/generated/blocks/${block}.js`)
}
/** Validators of whole documents and the tables of calls and answers, which an application may import one by one. */
const documents =
  /^schemas\/generated\/(?:page|modal|entities(?:\/[\w-]+)?)\.(?:js|ts)$|^schemas\/generated\/(?:entities|answers|\w*[oO]perations)$/
const description = 'schemas/generated/openapi.json'

/** The contract is imported through its entry points; browser code uses the light one, which loads no validator. */
function wrongEntryPoint(from: string, to: string, part: string): string | undefined {
  if (!to.startsWith('schemas/') || part === 'schemas') return undefined
  if (to.startsWith('schemas/generated/')) {
    const isApplication = part === 'src/portal' || part === 'src/server'
    if (isRegistered(from, to) || (isApplication && documents.test(to))) return undefined
    if (part === 'src/server' && to === description) return undefined
    return `${from} imports ${to}, which only its block may`
  }
  // A schema file is data that exists nowhere else.
  if (to === 'schemas/engine.ts' || to.endsWith('.json')) return undefined
  // The types of the door between server and built portal, with its version.
  if (to === 'schemas/door.ts') return undefined
  // Colours and field rules load no validator. The light entry point would add all the rules to every first page.
  if (/^schemas\/(?:colors|inputs)\//.test(to)) return undefined
  // Entry points for programs that check documents: fast checks, lint rules, schemas as data, configuration, words.
  if (/^schemas\/(?:fast|lint|sources|calls|configuration|words)\.ts$/.test(to)) {
    return part === 'src/portal' || part.startsWith('renderer/')
      ? `${from} imports ${to}, which visitors never need`
      : undefined
  }
  // Data shared by the rules, the portal and the server, and plain functions over JSON.
  if (/^schemas\/(?:calendar|cookies|html|routes|json|pictures|tickets|tracks)\//.test(to)) return undefined
  // The schema compiler is for programs that read schemas, which a visitor's browser never does.
  if (to.startsWith('schemas/compile/')) {
    return part === 'src/portal' || part.startsWith('renderer/')
      ? `${from} imports ${to}, which visitors never need`
      : undefined
  }
  if (to !== 'schemas/index.ts')
    return `${from} imports ${to} past the entry points schemas/index.ts and schemas/engine.ts`
  const isLight = part.startsWith('renderer/') || part === 'src/portal'
  return isLight ? `${from} imports ${to}, which brings every validator; schemas/engine.ts does not` : undefined
}

/** The folder of the block a file is in, such as `renderer/blocks/poll`. */
const blockOf = (path: string): string | undefined => /^renderer\/blocks\/[^/]+(?=\/)/.exec(path)?.[0]

function otherBlock(from: string, to: string): string | undefined {
  const block = blockOf(from)
  const isForeign = block && to.startsWith('renderer/blocks/') && blockOf(to) !== block
  return isForeign ? `${from} imports ${to}; a block renders others through <Blocks>` : undefined
}

/** The room of the portal's service that a file is in, such as `src/portal/services/walks`. */
const serviceOf = (path: string): string | undefined => /^src\/portal\/services\/[^/]+(?=\/)/.exec(path)?.[0]

/** Services know nothing of each other, and other rooms know them by their lists. */
function otherService(from: string, to: string): string | undefined {
  const service = serviceOf(to)
  if (service === undefined || serviceOf(from) === service || /^src\/portal\/services\/\w+\.ts$/.test(from))
    return undefined
  return `${from} imports ${to}; services are known by their records, which src/portal/services/index.ts lists`
}

function ownBarrel(from: string, to: string): string | undefined {
  const isOwn = /\/index\.tsx?$/.test(to) && from !== to && `${dirname(from)}/`.startsWith(`${dirname(to)}/`)
  return isOwn ? `${from} imports ${to}, the barrel of its own folder` : undefined
}
