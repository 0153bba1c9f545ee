import type { Program } from './Program'

/** Milliseconds a first start may take: it makes the database and fills it. */
const patience = 60_000
const pause = 50

/** Where a server that was just started answers, once its database does too. Throws what it said when it does not. */
export async function startedAt(program: Program): Promise<string> {
  const deadline = Date.now() + patience
  let hasEnded = false
  void program.ended.then(() => {
    hasEnded = true
  })
  while (!hasEnded && Date.now() < deadline) {
    const [, base] = /ready at (http:\/\/\S+?)\/ /.exec(program.output()) ?? []
    if (base && (await isReady(base))) return base
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(`The server did not start.\n${program.output()}`)
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
