import { nearest } from '../../../schemas'
import type { Change } from './Change'
import { isRuleId, rules } from './rules/rules'
import { UnusableVersion } from './versions/Version'

/** Answers whether `--allow <rule>` or `--allow <rule>=<place>` lets a change pass. Throws on a rule that does not exist. */
export function readAllowances(wishes: readonly string[]): (change: Change) => boolean {
  const allowances = wishes.map((wish) => {
    const [rule = '', ...rest] = wish.split('=')
    if (!isRuleId(rule)) {
      const likely = nearest(rule, Object.keys(rules))
      throw new UnusableVersion(
        `--allow ${wish}: there is no rule "${rule}".${likely ? ` Did you mean "${likely}"?` : ''} "beffroi diff --rules" lists them.`,
      )
    }
    return { rule, place: rest.length === 0 ? undefined : rest.join('=').replace(/^schemas\//, '') }
  })
  return (change) =>
    allowances.some(
      ({ rule, place }) =>
        rule === change.rule && (place === undefined || [change.old, change.new].some((at) => isAt(at, place))),
    )
}

/** A place is an address, or whatever it is in: a part of one, a file, a folder. */
const isAt = (address: string | undefined, place: string): boolean =>
  address !== undefined &&
  (address === place || ['#', '/'].some((end) => address.startsWith(place.endsWith(end) ? place : place + end)))
