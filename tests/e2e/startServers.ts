import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { ParkingMock } from '../../scripts/mock/ParkingMock'
import { PartnerMock } from '../../scripts/mock/PartnerMock'
import { startServerProcess, waitForAddress } from './ServerProcess'
import { cookieSecret, partnerVariable, serversVariable } from './workerServer'

/** What the server says when it starts. */
const announcement = /^beffroi: (?:the database was seeded|mails are written|ready at) /

/** The addresses of the systems outside of a server. */
type Systems = { partner: string; parking: string }

const startIn = (folder: string, { partner, parking }: Systems) =>
  startServerProcess({
    PARTNER_URL: partner,
    PARKING_URL: parking,
    PARKING_SECRET: 'demonstration',
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '127.0.0.1',
    SECRET: cookieSecret,
  })

/** Creates a folder for each worker. The database is seeded once and copied. */
async function createFolders(root: string, workers: number, systems: Systems): Promise<string[]> {
  const folders = Array.from({ length: workers }, (_, index) => join(root, String(index)))
  const [first = '', ...others] = folders
  const program = startIn(first, systems)
  try {
    await waitForAddress(program)
  } finally {
    await program.stop()
  }
  await Promise.all(others.map((folder) => cp(first, folder, { recursive: true })))
  return folders
}

/** Starts a server for each worker, on a temporary data folder of its own; workers read its address from their environment. */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'beffroi-browser-'))
  const mock = new PartnerMock()
  const partner = await mock.listen()
  process.env[partnerVariable] = partner
  // Each worker has a parking service of its own, which its tests may make fail.
  const parkingMocks = Array.from({ length: workers }, () => new ParkingMock())
  const parking = await Promise.all(parkingMocks.map((each) => each.listen()))
  const systemsOf = (index: number) => ({ partner, parking: parking[index] ?? '' })
  const folders = await createFolders(root, workers, systemsOf(0))
  const programs = folders.map((folder, index) => startIn(folder, systemsOf(index)))
  const end = async () => {
    await Promise.all(programs.map((program) => program.stop()))
    await Promise.all([mock, ...parkingMocks].map((each) => each.close()))
    await rm(root, { recursive: true, force: true })
  }
  try {
    const bases = await Promise.all(programs.map(waitForAddress))
    process.env[serversVariable] = JSON.stringify(
      bases.map((base, index) => ({ base, folder: folders[index], parking: parking[index] })),
    )
  } catch (error) {
    await end()
    throw error
  }
  return async () => {
    const lines = programs.flatMap((program) =>
      program
        .output()
        .split('\n')
        .filter((line) => line && !announcement.test(line)),
    )
    await end()
    if (lines.length > 0) throw new Error(`The servers logged:\n${lines.join('\n')}`)
  }
}
