import { PartnerMock } from './PartnerMock'

/** Serves the mock of a partner of connectors. Tells the process that started it the address, and ends with it. */
const url = await new PartnerMock().listen(Number(process.env.PARTNER_MOCK_PORT ?? 0))
console.log(`beffroi: the mock of a partner of connectors is at ${url}`)
process.send?.({ url })
process.on('disconnect', () => process.exit(0))
