import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { root } from '../helpers/fixtures'

const description: object = JSON.parse(readFileSync(join(root, 'schemas/generated/openapi.json'), 'utf8'))

/** An independent validator that uses the generated description of the API alone. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: true }).addSchema(description, 'api')

/** Whether a value passes the component of the given name. */
export function openapiValidator(component: string): (value: unknown) => boolean {
  const validator = ajv.compile({ $ref: `api#/components/schemas/${component}` })
  return (value) => validator(value) === true
}
