import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import type { ApiError, OperationId, Operations } from '../../schemas'
import { openapi } from '../../src/server/openapi/openapi'

const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { openapi: Object(openapi) } })

const pointerOf = (path: string): string => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** Returns the check of the body of a 200 of an operation. */
export const contractOf = <Id extends OperationId>(
  _id: Id,
  { method, path }: { method: string; path: string },
): ValidateFunction<Operations[Id]['answer']> =>
  ajv.compile<Operations[Id]['answer']>({
    $ref: `openapi#/paths/${pointerOf(path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`,
  })

/** Checks the body of a failure. */
export const isFailure = ajv.compile<ApiError>({
  $ref: 'openapi#/components/responses/Failure/content/application~1json/schema',
})
