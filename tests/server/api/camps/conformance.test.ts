import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../scripts/conformance/Case'
import { campCases } from '../../../../scripts/conformance/camps/campCases'
import { Sites } from '../../../../scripts/conformance/camps/Sites'
import { Meters } from '../../../../scripts/conformance/readings/Meters'
import { readingCases } from '../../../../scripts/conformance/readings/readingCases'
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
