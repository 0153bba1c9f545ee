import type { ErrorObject, ValidateFunction } from 'ajv'
import type { ContractSource, DataContract } from '../check/ContractSource'
import type { Checked } from '../check/checkIfValid'
import { createContract } from '../check/createContract'
import type { RawError } from '../check/RawError'
import { families } from '../families'
import { createAjv } from './createAjv'
import { inline } from './inline'
import { inFolder, needsData, type SchemaFile, type SchemaFiles } from './SchemaFiles'
import { SchemaNode } from './SchemaNode'
import { visitChildrenSource } from './visitChildren'

/** A contract whose validators are compiled from schema files at run time. */
export type CompiledContract = {
  /** Kinds of document, entities included. */
  kinds: readonly string[]
  validate(document: unknown, options?: { as?: string }): Checked
  /** Compiles the schema at a path. Throws with the file's name when that fails. */
  compile(path: string): void
}

/**
 * Makes the checks of a folder of schemas, with the same results as the generated ones. Each validator is compiled at its
 * first use. Throws with the file's name when a schema cannot be compiled; `at` is the folder to name before it.
 */
export function compileContract(source: SchemaFiles, at = 'schemas'): CompiledContract {
  const ajv = createAjv(source, { logger: false })
  const contracts = new Map<string, DataContract>()

  function contractOf(path: string): DataContract | undefined {
    const known = contracts.get(path)
    const file = source.get(path)
    if (known || !file) return known
    const contract = compile(file)
    contracts.set(path, contract)
    return contract
  }

  function compile(file: SchemaFile): DataContract {
    const { path } = file
    try {
      const node = SchemaNode.at(source, path) ?? missing(path)
      const visitChildren = visitChildrenSource(node)
      const family = node.string('x-family')
      return {
        validate: withRawErrors(ajv.compile(inline(node))),
        ...(visitChildren ? { visitChildren: new Function(`${visitChildren}return visitChildren`)() } : {}),
        ...(family === undefined ? {} : { family }),
        ...(file.folder === 'actions' && !needsData(file) ? { optional: true } : {}),
      }
    } catch (error) {
      const reason = error instanceof RangeError ? 'it refers to itself without end' : `${error}`
      throw new Error(`${at}/${path} cannot be compiled: ${reason.replace(/^Error: /, '')}`)
    }
  }

  const envelope = (path: string): DataContract => contractOf(path) ?? missing(`${at}/${path}`)
  const named = (folder: string) => inFolder(source, folder).map(({ name }) => name)
  const blockTypes = named('blocks')
  const handlers = named('actions')
  const documents: Record<string, DataContract> = {}
  const entry = (name: string, path: string) =>
    Object.defineProperty(documents, name, { enumerable: true, get: () => contractOf(path) })
  for (const { name, path } of [...inFolder(source, '.'), ...inFolder(source, 'entities')]) {
    if (path !== 'block.json' && path !== 'action.json') entry(name, path)
  }
  const contractSource: ContractSource = {
    get envelope() {
      return envelope('block.json')
    },
    get actionEnvelope() {
      return envelope('action.json')
    },
    block: (type) => contractOf(`blocks/${type}.json`),
    action: (handler) => contractOf(`actions/${handler}.json`),
    blockTypes: () => blockTypes,
    handlers: () => handlers,
    families: familiesOf(source),
  }
  const { validate } = createContract(contractSource, (kind) =>
    Object.hasOwn(documents, kind) ? documents[kind] : undefined,
  )
  return { kinds: ['block', 'action', 'blocks', ...Object.keys(documents)], validate, compile: contractOf }
}

function missing(path: string): never {
  throw new Error(`there is no ${path}, without which nothing can be checked`)
}

/** Versions of the families that the schemas name: those this client knows, and version 1 of any other. */
export function familiesOf(source: SchemaFiles): Record<string, number> {
  const named = inFolder(source, 'blocks').map(({ schema }) => schema['x-family'])
  const names = named.filter((name) => typeof name === 'string')
  return { ...Object.fromEntries(names.map((name) => [name, 1])), ...families }
}

/** Converts Ajv's errors to the form of the generated validators. */
function withRawErrors(validate: ValidateFunction): DataContract['validate'] {
  const checked: DataContract['validate'] = (data): data is unknown => {
    const isValid = validate(data)
    checked.errors = isValid ? null : (validate.errors ?? []).map(toRawError)
    return isValid
  }
  return checked
}

const toRawError = ({ instancePath, keyword, params }: ErrorObject): RawError => ({ at: instancePath, keyword, params })
