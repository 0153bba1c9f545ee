import { narrower, type Rule, wider } from './Rule'

const added = (thing: string, past: string): Rule =>
  narrower(`A ${thing} has a limit that it did not have; a ${past} one fails with out-of-range.`)
const removed = (thing: string, past: string): Rule =>
  wider(`A ${thing} lost a limit; an old client refuses a ${past} one.`)
const stricter = (thing: string, past: string): Rule =>
  narrower(`The limit is stricter; a ${past} ${thing} that was valid fails with out-of-range.`)
const looser = (thing: string, past: string): Rule =>
  wider(`The limit is looser; an old client refuses a ${past} ${thing} that is valid now.`)

/** Four rules for each limit. */
export const limitRules = {
  'minimum-added': added('number', 'smaller'),
  'minimum-removed': removed('number', 'smaller'),
  'minimum-raised': stricter('number', 'smaller'),
  'minimum-lowered': looser('number', 'smaller'),
  'maximum-added': added('number', 'larger'),
  'maximum-removed': removed('number', 'larger'),
  'maximum-raised': looser('number', 'larger'),
  'maximum-lowered': stricter('number', 'larger'),
  'min-length-added': added('text', 'shorter'),
  'min-length-removed': removed('text', 'shorter'),
  'min-length-raised': stricter('text', 'shorter'),
  'min-length-lowered': looser('text', 'shorter'),
  'max-length-added': added('text', 'longer'),
  'max-length-removed': removed('text', 'longer'),
  'max-length-raised': looser('text', 'longer'),
  'max-length-lowered': stricter('text', 'longer'),
  'min-items-added': added('list', 'shorter'),
  'min-items-removed': removed('list', 'shorter'),
  'min-items-raised': stricter('list', 'shorter'),
  'min-items-lowered': looser('list', 'shorter'),
  'max-items-added': added('list', 'longer'),
  'max-items-removed': removed('list', 'longer'),
  'max-items-raised': looser('list', 'longer'),
  'max-items-lowered': stricter('list', 'longer'),
  'min-properties-added': added('object', 'smaller'),
  'min-properties-removed': removed('object', 'smaller'),
  'min-properties-raised': stricter('object', 'smaller'),
  'min-properties-lowered': looser('object', 'smaller'),
  'max-properties-added': added('object', 'larger'),
  'max-properties-removed': removed('object', 'larger'),
  'max-properties-raised': looser('object', 'larger'),
  'max-properties-lowered': stricter('object', 'larger'),
} as const satisfies Record<string, Rule>

export type LimitRuleId = keyof typeof limitRules
export type Limit = LimitRuleId extends `${infer L}-${LimitChange}` ? L : never
export type LimitChange = 'added' | 'removed' | 'raised' | 'lowered'
