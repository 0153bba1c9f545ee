import { Ajv2020 } from 'ajv/dist/2020'
import { expect } from 'vitest'
import { openapi } from '../../../src/server/openapi/openapi'

const ajv = new Ajv2020({ strict: false, validateFormats: false, schemas: { openapi: openapi as object } })

type Operations = Readonly<Record<string, { method: string; path: string }>>

const pointerOf = (path: string): string => path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

/** Fails unless the body of a 200 is what the description of its operation says. */
export function checkAnswer(operations: Operations, method: string, url: string, body: unknown): void {
  const [path = ''] = url.split('?')
  const pathOf = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`)
  const found = Object.values(operations).find((each) => each.method === method && pathOf(each.path).test(path))
  if (!found) throw new Error(`No operation is described as ${method} ${path}.`)
  const at = `openapi#/paths/${pointerOf(found.path)}/${method.toLowerCase()}/responses/200/content/application~1json/schema`
  const check = ajv.getSchema(at) ?? ajv.compile({ $ref: at })
  expect(check(body), `${method} ${url} ${JSON.stringify(check.errors?.slice(0, 3))}`).toBe(true)
}
