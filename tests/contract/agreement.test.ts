import { describe, expect, it } from 'vitest'
import { blockTypes, handlerNames, type Issue, type Kind, validate } from '../../schemas/index'
import { type FixtureFolder, invalidFixtures, validFixtures } from '../helpers/fixtures'
import { openapiValidator } from './openapiValidator'
import { withoutUnknown } from './withoutUnknown'

/** Issues that a schema alone cannot express: relations between blocks, and the versions of this client. */
const beyondSchemas: readonly string[] = ['unsupported-version', 'duplicate-id', 'too-deep', 'too-large']

const isSound = (issues: readonly Issue[]): boolean => issues.every(({ code }) => beyondSchemas.includes(code))

const groups: { folder: FixtureFolder; as: Kind; component: string }[] = [
  ...blockTypes.map((type) => ({ folder: `blocks/${type}`, as: 'block', component: 'Block' }) as const),
  ...handlerNames.map((handler) => ({ folder: `actions/${handler}`, as: 'action', component: 'Action' }) as const),
  { folder: 'pages', as: 'page', component: 'Page' },
]

describe.each(groups)('a validator of the bundled description agrees on $folder', ({ folder, as, component }) => {
  const accepts = openapiValidator(component)
  const documents = [
    ...validFixtures(folder).map(({ name, json }) => ({ name, document: json })),
    ...invalidFixtures(folder).map(({ name, document }) => ({ name, document })),
  ]

  it.each(documents)('$name', ({ document }) => {
    const known = withoutUnknown(document, validate(document, { as }).issues)
    const { issues } = validate(known, { as })
    expect(accepts(known)).toBe(isSound(issues))
  })
})

it('the bundled description refuses an unknown property, which the checks only warn of', () => {
  const accepts = openapiValidator('Block')
  const document = { type: 'title', data: { text: 'Voirie', couleur: 'rouge' } }
  expect(accepts(document)).toBe(false)
  expect(validate(document)).toMatchObject({ ok: true, issues: [{ code: 'unknown-property', severity: 'warning' }] })
})
