import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../src/cli/conformance/Case'
import { campCases } from '../../../../src/cli/conformance/camps/campCases'
import { Sites } from '../../../../src/cli/conformance/camps/Sites'
import { Meters } from '../../../../src/cli/conformance/readings/Meters'
import { readingCases } from '../../../../src/cli/conformance/readings/readingCases'
import { now } from '../../../helpers/server/openServer'
import { systems } from '../../../helpers/server/openSystems'

describe.each(systems)('a system of camps and readings %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let sites: Sites
  let meters: Meters
  beforeAll(async () => {
    system = await open(() => now)
    const target = { ...system, portal: 'montclair' }
    sites = await Sites.open({ ...target, today: now })
    meters = await Meters.open(target)
  })
  afterAll(() => system.close())

  it.each(campCases)('$title', (each) => runCase(each, sites))
  it.each(readingCases)('$title', (each) => runCase(each, meters))
})
