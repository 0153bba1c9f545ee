import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../src/cli/conformance/Case'
import { Collections } from '../../../../src/cli/conformance/waste/Collections'
import { wasteCases } from '../../../../src/cli/conformance/waste/wasteCases'
import { now } from '../../../helpers/server/openServer'
import { systems } from '../../../helpers/server/openSystems'

describe.each(systems)('a system of waste %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let town: Collections
  beforeAll(async () => {
    system = await open(() => now)
    town = await Collections.open({ ...system, portal: 'montclair' })
  })
  afterAll(() => system.close())

  it.each(wasteCases)('$title', (each) => runCase(each, town))
})
