import { ReportingMock } from './ReportingMock'

/** Serves the mock of an external reporting system. Tells the process that started it the address, and ends with it. */
const url = await new ReportingMock().listen(Number(process.env.REPORTING_MOCK_PORT ?? 0))
console.log(`beffroi: the mock of an external reporting system is at ${url}`)
process.send?.({ url })
process.on('disconnect', () => process.exit(0))
