import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { handlerNames } from '../../schemas/index'
import { folderOf } from '../helpers/cli/folderOf'
import { readReport } from '../helpers/cli/readReport'
import { runCli } from '../helpers/cli/runCli'
import { root, validFixtures } from '../helpers/fixtures'

/** What the tests read of a schema: the members of an object, or the role of a text. */
type Schema = {
  required?: string[] | undefined
  properties?: Record<string, Schema> | undefined
  'x-role'?: string | undefined
  'x-needs'?: string[] | undefined
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), schema).optional(),
    'x-role': z.string().optional(),
    'x-needs': z.array(z.string()).optional(),
  }),
)
const members = z.record(z.string(), z.unknown())
const action = z.looseObject({ handler: z.string(), data: members.default({}) })

type Action = z.infer<typeof action>

/** An action, the inputs beside it, and what the command line must say of it: a code and a place for each mistake. */
type Variant = { name: string; action: Action; inputs: string[]; expected: string[] }

const at = '/components/0/data/action/data/modal/buttons/0/action'

/** Paths of the texts that visitors read, such as `['thanks', 'title']`. */
const textsOf = ({ properties = {}, 'x-role': role }: Schema): string[][] =>
  role === 'text'
    ? [[]]
    : Object.entries(properties).flatMap(([name, member]) => textsOf(member).map((path) => [name, ...path]))

/** The data with another value at a path. */
function replaceAt(data: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined
    ? value
    : { ...members.parse(data ?? {}), [name]: replaceAt(members.parse(data ?? {})[name], rest, value) }
}

/** The valid fixtures of a handler, and its first one with one mistake in each way. */
function variantsOf(handler: string): Variant[] {
  const dataSchema = schema.parse(JSON.parse(readFileSync(join(root, `schemas/actions/${handler}.json`), 'utf8')))
  const valid = validFixtures(`actions/${handler}`).map(({ json }) => action.parse(json))
  const [first] = valid
  if (!first) throw new Error(`${handler} has no valid fixture`)
  const { data } = first
  const inputs = dataSchema['x-needs'] ?? []
  const variants = [
    ...valid.map((fixture, index) => ({ name: `valid-${index}`, action: fixture, expected: [] })),
    ...(dataSchema.required ?? []).map((field) => ({
      name: `without-${field}`,
      action: { ...first, data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== field)) },
      expected: [`missing-property at ${at}/data/${field}`],
    })),
    {
      name: 'unknown',
      action: { ...first, data: { ...data, surplus: 1 } },
      expected: [`unknown-property at ${at}/data/surplus`],
    },
    {
      name: 'punctuation',
      action: { ...first, confirm: { title: 'Vraiment?' } },
      expected: [`wrong-punctuation at ${at}/confirm/title`],
    },
    ...textsOf(dataSchema).map((path) => ({
      name: `punctuation-${path.join('-')}`,
      action: action.parse({ ...first, data: replaceAt(data, path, 'Vraiment?') }),
      expected: [`wrong-punctuation at ${at}/data/${path.join('/')}`],
    })),
  ]
  return [
    ...variants.map((variant) => ({ ...variant, inputs })),
    ...inputs.map((name) => ({
      name: `without-input-${name}`,
      action: first,
      inputs: inputs.filter((each) => each !== name),
      expected: [`missing-input at ${at}/handler`],
    })),
  ]
}

/** A page that opens a modal with the inputs and a button that has the action. */
function pageWith({ action: wanted, inputs }: Variant) {
  const components = inputs.map((name) => ({
    type: 'dynamic-input',
    data: { name, label: 'Votre réponse', inputType: 'text' },
  }))
  const modal = { components, buttons: [{ label: 'Continuer la démarche', kind: 'primary', action: wanted }] }
  return JSON.stringify({
    title: 'Démarche',
    components: [
      { type: 'button', data: { label: 'Ouvrir la démarche', action: { handler: 'modal', data: { modal } } } },
    ],
  })
}

/** What the command line says of each variant, by its name. */
async function readIssues(variants: readonly Variant[]): Promise<Record<string, string[]>> {
  const cwd = folderOf(Object.fromEntries(variants.map((variant) => [`${variant.name}.json`, pageWith(variant)])))
  const { files } = readReport(await runCli(['validate', '.', '--as', 'page', '--format', 'json'], { cwd }))
  return Object.fromEntries(
    files.map(({ file, issues }) => [
      file.replace(/\.json$/, ''),
      issues.map(({ code, pointer }) => `${code} at ${pointer}`),
    ]),
  )
}

it.each(handlerNames)('a page with the action %s passes, and each mistake in it is reported alone', async (handler) => {
  const variants = variantsOf(handler)
  const expected = Object.fromEntries(variants.map((variant) => [variant.name, variant.expected]))
  expect(await readIssues(variants)).toEqual(expected)
})
