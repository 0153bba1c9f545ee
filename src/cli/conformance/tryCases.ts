import { type Case, type Need, NeedsWrites, runCase, type Trial } from './Case'

/** How a case ended: the system keeps it, does not for a reason, or the case was left out for what it needs. */
export type CaseResult = { title: string } & (
  | { state: 'kept' }
  | { state: 'failed'; reason: string }
  | { state: 'left out'; needs: Need | 'writes' }
)

/** Runs cases one after the other. A trial that cannot begin is the failure of its first case. */
export async function tryCases<T extends Trial>(
  cases: readonly Case<T>[],
  open: () => Promise<T>,
  has: { readonly [N in Need]: boolean },
  onCase: (result: CaseResult) => void,
): Promise<void> {
  let trial: T | undefined
  const begun = await end(async () => {
    trial = await open()
  })
  if (trial === undefined) {
    const titles = begun.state === 'failed' ? ['the trial begins'] : cases.map(({ title }) => title)
    for (const title of titles) onCase({ title, ...begun })
    return
  }
  const opened = trial
  for (const each of cases) {
    const { title, needs } = each
    if (needs && !has[needs]) onCase({ title, state: 'left out', needs })
    else onCase({ title, ...(await end(() => runCase(each, opened))) })
  }
}

type End = { state: 'kept' } | { state: 'failed'; reason: string } | { state: 'left out'; needs: 'writes' }

async function end(run: () => Promise<void>): Promise<End> {
  try {
    await run()
    return { state: 'kept' }
  } catch (error) {
    if (error instanceof NeedsWrites) return { state: 'left out', needs: 'writes' }
    return { state: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}
