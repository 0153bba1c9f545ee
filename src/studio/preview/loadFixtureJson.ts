import { fixturesAt } from '../fixtures/catalogue'
import { parseFixtureFile } from '../fixtures/loadFixtures'
import { memoizePromise } from './memoizePromise'
import type { FixtureJson } from './resources'

/** The fixtures of an id: one, all of a folder if it ends in `/*`, or none. */
export const loadFixtureJson: (id: string) => Promise<readonly FixtureJson[]> = memoizePromise((id: string) =>
  Promise.all(
    fixturesAt(id).map(async (fixture) => ({
      id: fixture.id,
      json: parseFixtureFile(await fixture.load(), fixture.isValid).text,
    })),
  ),
)
