import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../src/cli/conformance/Case'
import { connectorCases } from '../../../../src/cli/conformance/connectors/connectorCases'
import { Partners } from '../../../../src/cli/conformance/connectors/Partners'
import { now } from '../../../helpers/server/openServer'
import { systems } from '../../../helpers/server/openSystems'

describe.each(systems)('a system of connectors %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let partners: Partners
  beforeAll(async () => {
    system = await open(() => now)
    partners = await Partners.open({ ...system, portal: 'montclair' })
  })
  afterAll(() => system.close())

  it.each(connectorCases)('$title', (each) => runCase(each, partners))
})
