import { afterAll, beforeAll, describe, it } from 'vitest'
import { appointmentCases } from '../../../../src/cli/conformance/appointments/appointmentCases'
import { Office } from '../../../../src/cli/conformance/appointments/Office'
import { runCase } from '../../../../src/cli/conformance/Case'
import { systems } from '../../../helpers/server/openSystems'

describe.each(systems)('a system of appointments %s', (_, open) => {
  let time = new Date('2027-03-10T09:00:00Z')
  let system: Awaited<ReturnType<typeof open>>
  let office: Office
  beforeAll(async () => {
    system = await open(() => time)
    const pass = async (ms: number) => {
      time = new Date(time.getTime() + ms)
      await system.readChanges()
    }
    office = await Office.open({ ...system, portal: 'montclair', pass })
  })
  afterAll(() => system.close())

  it.each(appointmentCases)('$title', (each) => runCase(each, office))
})
