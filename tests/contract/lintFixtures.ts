import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../../schemas/index'
import { type LintCode, type LintContext, lintCodes } from '../../schemas/lint'
import { root } from '../helpers/fixtures'

/** A document with the warnings that a rule must give; none for a valid fixture. */
export type LintFixture = {
  name: string
  document: unknown
  as: Kind | undefined
  context: LintContext
  issues: { code: string; pointer: string }[]
}

type Written = {
  document: unknown
  as?: Kind
  context?: Partial<Omit<LintContext, 'now'>> & { now?: string }
  issues?: { code: string; pointer: string }[]
}

/** The context of a fixture without one of its own. */
export const someContext: LintContext = {
  locale: 'fr',
  now: new Date('2026-11-01T09:00:00Z'),
  timeZone: 'Europe/Brussels',
}

export const codes: readonly LintCode[] = Object.keys(lintCodes)
  .filter((code): code is LintCode => Object.hasOwn(lintCodes, code))
  .sort()

const folder = join(root, 'fixtures/lint')

export const lintFixtureFolders = (): string[] => readdirSync(folder).sort()

/** The fixtures of a code that have warnings, or that have none. */
export function lintFixtures(code: string, kind: 'valid' | 'invalid'): LintFixture[] {
  return readdirSync(join(folder, code, kind))
    .sort()
    .map((file) => {
      const written: Written = JSON.parse(readFileSync(join(folder, code, kind, file), 'utf8'))
      const { now, ...more } = written.context ?? {}
      return {
        name: file.replace(/\.json$/, ''),
        document: written.document,
        as: written.as,
        context: { ...someContext, ...more, ...(now && { now: new Date(now) }) },
        issues: written.issues ?? [],
      }
    })
}
