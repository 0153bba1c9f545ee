import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1]
type Alias = { find: string | RegExp }

const specifiers = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([^"'\n]+)["']/g

/**
 * Fails the build when a pattern of the configuration matches nothing: an alias that replaces no import, or a code-splitting
 * group without modules. `aliases` are those of `vite.config.ts`.
 */
export function everyPatternMatches(aliases: readonly Alias[] = []): Plugin {
  const unused = new Set(aliases)
  let groups: Group[] = []
  return {
    name: 'beffroi:every-pattern-matches',
    apply: 'build',
    configResolved(config) {
      groups = groupsOf(config)
    },
    moduleParsed({ code }) {
      if (unused.size === 0) return
      for (const [, specifier = ''] of code?.matchAll(specifiers) ?? [])
        for (const alias of unused) if (matches(alias.find, specifier)) unused.delete(alias)
    },
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const empty = groups.filter((group) => !ids.some((id) => isIn(group, id, this)))
      const patterns = [...[...unused].map(({ find }) => `alias ${find}`), ...empty.map(({ test }) => `group ${test}`)]
      if (patterns.length > 0) this.error(`vite.config.ts: no module matches the ${patterns.join(', the ')}`)
    },
  }
}

const matches = (find: string | RegExp, text: string): boolean =>
  typeof find === 'string' ? text === find || text.startsWith(`${find}/`) : find.test(text)

function isIn({ test, name }: Group, id: string, context: Context): boolean {
  const passes = typeof test === 'function' ? test(id) : test === undefined || new RegExp(test).test(id)
  return Boolean(passes && (typeof name === 'string' || name(id, context)))
}

function groupsOf({ build: { rolldownOptions } }: ResolvedConfig): Group[] {
  return [rolldownOptions.output ?? []]
    .flat()
    .flatMap(({ codeSplitting }) => (typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : []))
}
