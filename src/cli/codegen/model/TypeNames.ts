import type { SchemaFile, SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { SchemaNode } from '../../../../schemas/compile/SchemaNode'
import { splitPointer } from '../../../../schemas/json/pointer'
import { pascalCase } from './nameCase'

/** The envelopes: `Block` with variants such as `TitleBlock` and their data, `TitleData`. */
export const envelopes = [
  { path: 'block.json', folder: 'blocks', name: 'Block', tag: 'type', suffix: '' },
  { path: 'action.json', folder: 'actions', name: 'Action', tag: 'handler', suffix: 'Action' },
] as const

/** Names that the languages give to types which no schema describes. */
const reservedNames = [
  ...envelopes.flatMap(({ name }) => [name, `${name}Data`, `${name}Envelope`]),
  ...['BlockType', 'HandlerName', 'JsonValue', 'Payload', 'Coded'],
]

/**
 * The names of all types of a contract. Whole files are named first, so that their names do not depend on nested types.
 */
export class TypeNames {
  readonly #unique = new UniqueNames()
  readonly #names = new Map<SchemaNode, string>()
  readonly #variants = new Map<SchemaFile, string>()

  constructor(files: SchemaFiles) {
    for (const name of reservedNames) this.#unique.take(name)
    const wholes = [...files.keys()].flatMap((path) => SchemaNode.at(files, path) ?? [])
    for (const whole of wholes) this.#names.set(whole, this.#takeFile(whole))
    for (const whole of wholes) this.#takeDefinitions(whole)
  }

  /** Returns the name of a whole file or a definition; undefined for a nested schema. */
  of(node: SchemaNode): string | undefined {
    return this.#names.get(node)
  }

  /** Returns the name of a whole block or action: `TitleBlock`. */
  variant(file: SchemaFile): string {
    return this.#variants.get(file) ?? file.name
  }

  /** Returns a new name for a schema nested in `owner` under its property `member`. */
  nested(owner: string, member: string): string {
    return this.#unique.take(nestedName(owner, member))
  }

  #takeFile(whole: SchemaNode): string {
    const { file, path } = whole
    const envelope = envelopes.find((each) => each.path === path || each.folder === file.folder)
    if (!envelope) return this.#unique.take(titleOf(whole) ?? pascalCase(file.name))
    if (envelope.path === path) return envelope.name
    const base = pascalCase(whole.string('x-type') ?? file.name)
    const name = this.#unique.take(`${base}${envelope.suffix}Data`)
    this.#variants.set(file, this.#unique.take(`${base}${envelope.name}`))
    return name
  }

  #takeDefinitions(whole: SchemaNode): void {
    for (const definition of whole.under('$defs')) {
      const key = splitPointer(definition.pointer).at(-1) ?? ''
      const name = titleOf(definition) ?? nestedName(this.of(whole) ?? '', key)
      this.#names.set(definition, this.#unique.take(name))
    }
  }
}

function titleOf(node: SchemaNode): string | undefined {
  const title = node.own('title')
  return typeof title === 'string' && pascalCase(title) !== '' ? pascalCase(title) : undefined
}

/** Names that are unique regardless of case, because PHP's classes and some file systems ignore it. */
class UniqueNames {
  readonly #taken = new Set<string>()

  /** Returns the wanted name, followed by a number when it is taken. */
  take(wanted: string): string {
    const name = wanted === '' ? 'Unnamed' : /^\p{N}/u.test(wanted) ? `N${wanted}` : wanted
    let free = name
    for (let count = 2; this.#taken.has(free.toLowerCase()); count++) free = `${name}${count}`
    this.#taken.add(free.toLowerCase())
    return free
  }
}

/** `Dynamic` and `input` become `DynamicInput`; that and `inputType` become `DynamicInputType`, without `Input` twice. */
function nestedName(owner: string, member: string): string {
  const end = pascalCase(member)
  const last = /\p{Lu}[^\p{Lu}]*$/u.exec(owner)?.[0]
  return last !== undefined && end.length > last.length && end.startsWith(last)
    ? owner + end.slice(last.length)
    : owner + end
}
