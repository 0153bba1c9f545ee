import { afterAll, beforeAll, describe, it } from 'vitest'
import { runCase } from '../../../../src/cli/conformance/Case'
import { Registrations } from '../../../../src/cli/conformance/tickets/Registrations'
import { ticketCases } from '../../../../src/cli/conformance/tickets/ticketCases'
import { gateToken } from '../../../../src/server/api/tickets/ticketLinks'
import { now } from '../../../helpers/server/openServer'
import { systems } from '../../../helpers/server/openSystems'
import { secret } from '../../../helpers/server/visitor'

describe.each(systems)('a system of tickets %s', (_, open) => {
  let system: Awaited<ReturnType<typeof open>>
  let event: Registrations
  beforeAll(async () => {
    system = await open(() => now)
    const tokenOf = (uid: string) => gateToken(secret, 'montclair', uid)
    event = await Registrations.open({ ...system, portal: 'montclair', tokenOf })
  })
  afterAll(() => system.close())

  it.each(ticketCases)('$title', (each) => runCase(each, event))
})
