/** The server of a worker: its origin, the folder of its database and mails, and the address of its parking service. */
export type WorkerServer = { base: string; folder: string; parking: string }

/** Signs the cookies of every worker's server. */
export const cookieSecret = 'the secret of the tests in browsers'

/** The variable by which `startServers.ts` tells the workers their servers. */
export const serversVariable = 'BEFFROI_SERVERS'

/** The variable by which it tells them the partner of the connectors. */
export const partnerVariable = 'BEFFROI_PARTNER'

const servers: readonly WorkerServer[] = JSON.parse(process.env[serversVariable] ?? '[]')

/** The server that no other worker uses, so that tests that run side by side share no record. */
export const workerServer: WorkerServer = servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? {
  base: '',
  folder: '',
  parking: '',
}
