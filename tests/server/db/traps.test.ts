import { CompiledQuery, Kysely } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DatabaseUnavailable } from '../../../src/server/db/DatabaseUnavailable'
import { DatabaseTrap } from '../../../src/server/db/drivers/DatabaseTrap'
import { openPGlite } from '../../../src/server/db/drivers/openPGlite'

/** Statements by which the WebAssembly of PGlite overflows its stack, by what plain PGlite does then. */
const traps = {
  'hides it behind another error': `select ${'1 + '.repeat(20_000)} 1`,
  'answers as if nothing were found': 'select trap(3000)',
}

const recursion = `
  create function trap(depth int) returns int language plpgsql as
  $$ begin if depth = 0 then return 0; end if; return 1 + trap(depth - 1); end $$`

/** Opens an empty database in memory, and collects its panics. */
async function openEmpty() {
  const panics: Error[] = []
  const db = new Kysely({ dialect: await openPGlite(undefined, (error) => panics.push(error)) })
  onTestFinished(() => db.destroy())
  const run = async (text: string) => (await db.executeQuery(CompiledQuery.raw(text))).rows
  return { db, run, panics }
}

describe.each(Object.entries(traps))('a trap after which PGlite %s', (_, statement) => {
  it('ends the database once, and every statement fails from then on', async () => {
    const { db, run, panics } = await openEmpty()
    await run(recursion)
    await expect(run(statement)).rejects.toThrow(DatabaseUnavailable)
    await expect(run('select 1')).rejects.toThrow(DatabaseUnavailable)
    await expect(db.transaction().execute(async () => {})).rejects.toThrow(DatabaseUnavailable)
    expect(panics).toHaveLength(1)
    expect(panics[0]).toBeInstanceOf(DatabaseTrap)
    expect(panics[0]?.message).toMatch(/^R\w+Error: /)
  })
})

describe('a statement that fails', () => {
  it('is no trap', async () => {
    const { run, panics } = await openEmpty()
    for (const text of ['select 1 / 0', 'select nothing', 'selec', "select repeat('x', 2000000000)"])
      await expect(run(text)).rejects.not.toBeInstanceOf(DatabaseUnavailable)
    expect(await run('select 1 as one')).toEqual([{ one: 1 }])
    expect(panics).toEqual([])
  })
})
