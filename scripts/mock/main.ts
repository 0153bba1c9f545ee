import { ParkingMock } from './ParkingMock'
import { PartnerMock } from './PartnerMock'
import { ReportingMock } from './ReportingMock'

const credentials = (prefix: string) => ({ [`${prefix}_CLIENT`]: 'beffroi', [`${prefix}_SECRET`]: 'demonstration' })

const mocks = {
  reporting: {
    title: 'an external reporting system',
    create: () => new ReportingMock(),
    settings: (url: string) => ({ REPORTING_URL: url, ...credentials('REPORTING') }),
  },
  parking: {
    title: 'the external parking service',
    create: () => new ParkingMock(),
    settings: (url: string) => ({ PARKING_URL: url, ...credentials('PARKING') }),
  },
  partner: {
    title: 'a partner of connectors',
    create: () => new PartnerMock(),
    settings: (url: string) => ({ PARTNER_URL: url }),
  },
} as const

/** Serves the mock that the first argument names. Tells the process that started it the settings for the server, and ends with it. */
const [name, port = '0'] = process.argv.slice(2)
if (name !== 'reporting' && name !== 'parking' && name !== 'partner') throw new Error(`There is no mock "${name}".`)
const { title, create, settings } = mocks[name]
const url = await create().listen(Number(port))
console.log(`beffroi: the mock of ${title} is at ${url}`)
process.send?.({ settings: settings(url) })
process.on('disconnect', () => process.exit(0))
