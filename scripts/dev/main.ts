import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DevServer } from './DevServer.ts'
import { startProxy } from './startProxy.ts'
import { watchPrograms } from './watchPrograms.ts'
import { watchSchemas } from './watchSchemas.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const port = Number(process.env.PORT ?? 3000)

const server = new DevServer(join(root, 'dist/server/main.js'))
const front = await startProxy(port, () => server.address)
const schemas = watchSchemas(root)
const watchers = await watchPrograms(async (program) => {
  if (program !== 'studio') await server.restart()
  console.log(`dev: ${program} is built`)
  front.reload()
})

console.log(`dev: http://127.0.0.1:${port}/ is reloaded whenever portal, studio, server or schemas change`)

async function stop(): Promise<void> {
  schemas.close()
  await Promise.all(watchers.map((watcher) => watcher.close()))
  await server.stop()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
