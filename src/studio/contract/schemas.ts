import { isSchema, type SchemaFiles, schemaFiles } from '../../../schemas/compile/SchemaFiles'

const files = import.meta.glob(
  ['../../../schemas/{shared,entities,blocks,actions}/*.json', '../../../schemas/*.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Every schema of the contract, by its path inside `schemas/`. */
export const schemas: SchemaFiles = schemaFiles(
  Object.entries(files).flatMap(([path, schema]) =>
    isSchema(schema) ? [[path.replace(/^.*\/schemas\//, ''), schema] as const] : [],
  ),
)
