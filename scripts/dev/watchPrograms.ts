import { build } from 'vite'

const programs = ['portal', 'portal-server', 'studio', 'server'] as const

type Program = (typeof programs)[number]
type Watcher = { close(): Promise<void> }

/**
 * Builds each program, and rebuilds it whenever one of its files changes. Development runs production builds with the same content
 * security policy. Calls of `onBuilt` never overlap.
 */
export async function watchPrograms(onBuilt: (program: Program) => Promise<void>): Promise<Watcher[]> {
  process.env.NODE_ENV = 'production'
  let queue = Promise.resolve()
  const watchers: Watcher[] = []
  for (const mode of programs) {
    const watcher = await build({ mode, logLevel: 'error', clearScreen: false, build: { watch: {} } })
    if (!('on' in watcher)) throw new Error(`${mode} cannot be watched`)
    watchers.push(watcher)
    await new Promise<void>((resolve) => {
      watcher.on('event', (event) => {
        if (event.code === 'ERROR') console.error(`dev: ${mode}: ${event.error.message}`)
        if (event.code === 'END') queue = queue.then(() => onBuilt(mode)).catch((error) => console.error(error))
        if (event.code === 'END' || event.code === 'ERROR') resolve()
      })
    })
  }
  return watchers
}
