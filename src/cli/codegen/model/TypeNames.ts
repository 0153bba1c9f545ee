import { isSchema, type SchemaFile, type SchemaFiles } from '../../../../schemas/compile/SchemaFiles'
import { joined, NameBook } from './NameBook'
import { pascal } from './words'

/** What an envelope and its alternatives are called: `Block`, in it `TitleBlock` with `TitleData`. */
export const envelopes = [
  { path: 'block.json', folder: 'blocks', name: 'Block', tag: 'type', suffix: '' },
  { path: 'action.json', folder: 'actions', name: 'Action', tag: 'handler', suffix: 'Action' },
] as const

/** Names that printers give to what belongs to no schema. */
const settled = [
  ...envelopes.flatMap(({ name }) => [name, `${name}Data`, `${name}Envelope`]),
  ...['BlockType', 'HandlerName', 'JsonValue', 'Payload', 'Coded'],
]

/**
 * The names of all types of the contract. Those of whole files are given first, so that they stay what they are
 * whatever is nested in them.
 */
export class TypeNames {
  readonly #book = new NameBook()
  readonly #names = new Map<string, string>()
  readonly #variants = new Map<string, string>()

  constructor(files: SchemaFiles) {
    for (const name of settled) this.#book.take(name)
    for (const file of files.values()) this.#takeFile(file)
    for (const file of files.values()) this.#takeDefinitions(file)
  }

  /** Name of a schema that can be referred to, by its file and pointer; undefined for one that is nested. */
  of(path: string, pointer: string): string | undefined {
    return this.#names.get(`${path}#${pointer}`)
  }

  /** Name of a block or an action as a whole, `TitleBlock`. */
  variant(path: string): string {
    return this.#variants.get(path) ?? path
  }

  /** Name of something inside `owner`, under its member `member`. */
  nested(owner: string, member: string): string {
    return this.#book.take(joined(owner, member))
  }

  #takeFile(file: SchemaFile): void {
    const envelope = envelopes.find(({ path, folder }) => path === file.path || folder === file.folder)
    if (envelope?.path === file.path) return void this.#names.set(`${file.path}#`, envelope.name)
    if (envelope) {
      this.#names.set(`${file.path}#`, this.#book.take(`${pascal(file.name)}${envelope.suffix}Data`))
      this.#variants.set(file.path, this.#book.take(`${pascal(file.name)}${envelope.name}`))
    } else {
      this.#names.set(`${file.path}#`, this.#book.take(titled(file.schema) ?? pascal(file.name)))
    }
  }

  #takeDefinitions(file: SchemaFile): void {
    const { $defs } = file.schema
    if (!isSchema($defs)) return
    for (const [name, definition] of Object.entries($defs)) {
      if (!isSchema(definition)) continue
      const wanted = titled(definition) ?? joined(this.of(file.path, '') ?? '', name)
      this.#names.set(`${file.path}#/$defs/${name}`, this.#book.take(wanted))
    }
  }
}

const titled = ({ title }: { readonly [key: string]: unknown }): string | undefined =>
  typeof title === 'string' && pascal(title) !== '' ? pascal(title) : undefined
