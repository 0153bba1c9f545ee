import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../src/cli/conformance/Case'
import { Timetables } from '../../../../src/cli/conformance/transit/Timetables'
import { transitCases } from '../../../../src/cli/conformance/transit/transitCases'
import { now } from '../../../helpers/server/openServer'
import { systems } from '../../../helpers/server/openSystems'

describe.each(systems)('a system of timetables %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let timetables: Timetables
  beforeAll(async () => {
    system = await open(() => now)
    timetables = await Timetables.open({ ...system, portal: 'montclair' })
  })
  afterAll(() => system.close())

  it.each(transitCases)('$title', (each) => runCase(each, timetables))
})
