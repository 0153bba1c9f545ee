import { isObject, type Members } from '../../../schemas/engine'

const schemas = import.meta.glob(['../../../schemas/{shared,entities,blocks}/*.json', '../../../schemas/*.json'], {
  eager: true,
  import: 'default',
})

const files = new Map(
  Object.entries(schemas).flatMap(([path, schema]) =>
    isObject(schema) ? [[path.replace(/^.*\/schemas\//, ''), schema] as const] : [],
  ),
)

/** The schema file of that path inside `schemas/`, such as `shared/image.json`. */
export const findFragment = (path: string): Members | undefined => files.get(path)
