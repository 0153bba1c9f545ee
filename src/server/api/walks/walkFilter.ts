import type { Operations, Walk, WalkFilter } from '../../../../schemas'
import type { Scope } from '../call/Scope'
import { textsOf } from '../texts/textsOf'

type Difficulty = Walk['difficulty']
type Need = NonNullable<Walk['accessibility']>[number]

const allDifficulties: readonly Difficulty[] = ['SUPER_EASY', 'EASY', 'MEDIUM', 'HARD']
const allNeeds: readonly Need[] = ['wheelchair', 'stroller', 'bench', 'toilets']
/** Spans of kilometres and of minutes that the form offers. */
const lengths = ['-4', '4-8', '8-'] as const
const durations = ['-60', '60-120', '120-'] as const

/** Both ends are inclusive. */
type Span = { min: number; max: number }

export type WalkCondition = {
  difficulties: Difficulty[]
  length: Span | undefined
  duration: Span | undefined
  /** A walk must meet all of them. */
  needs: Need[]
  theme: string | undefined
  query: string
}

type FilterQuery = Partial<
  Pick<Operations['listWalks']['query'], 'difficulty' | 'length' | 'duration' | 'accessibility' | 'theme' | 'query'>
>

/** Parses the filter of a call. Ignores unknown values. */
export function readFilter(query: FilterQuery): WalkCondition {
  return {
    difficulties: chosen(query.difficulty, allDifficulties),
    length: toSpan(query.length),
    duration: toSpan(query.duration),
    needs: chosen(query.accessibility, allNeeds),
    theme: query.theme || undefined,
    query: query.query?.trim() ?? '',
  }
}

/** Counts the filters that are set. Several values of one filter count once. */
export const countFilters = ({ difficulties, length, duration, needs, theme, query }: WalkCondition): number =>
  [difficulties.length, length, duration, needs.length, theme, query].filter(Boolean).length

/**
 * Returns the known values of a parameter: repeated, comma-separated, or the JSON list that a form without a script sends.
 */
function chosen<Value extends string>(given: string | string[] | undefined, known: readonly Value[]): Value[] {
  const words = new Set([given ?? []].flat().flatMap((text) => text.split(/[\s,"[\]]+/)))
  return known.filter((value) => words.has(value))
}

/** Parses `4-8`, `-4` or `8-`. */
function toSpan(text: string | undefined): Span | undefined {
  const [min = '', max = ''] = text?.split('-') ?? []
  if (!min && !max) return undefined
  return { min: min ? Number(min) : 0, max: max ? Number(max) : Number.POSITIVE_INFINITY }
}

/** A theme of the town's walks with its name. */
export type Theme = { uid: string; name: string }

type Input = WalkFilter['inputs'][number]

/** Returns the form that filters the walks, filled with the current values. */
export function walkFilter(
  { name, locale }: Pick<Scope, 'name' | 'locale'>,
  themes: readonly Theme[],
  query: FilterQuery,
): WalkFilter {
  const texts = textsOf(locale)
  const { difficulties, needs } = readFilter(query)
  const select = (name: 'length' | 'duration' | 'theme', options: Options): Input =>
    withValue(
      {
        name,
        label: texts(`walk.field.${name}`),
        inputType: 'select',
        allowEmpty: true,
        componentLayout: 'half',
        options,
      },
      query[name],
    )
  const choices = (name: 'difficulty' | 'accessibility', options: Options, chosen: readonly string[]): Input =>
    withValue(
      { name, label: texts(`walk.field.${name}`), inputType: 'checkbox', multiple: true, options },
      chosen.length > 0 ? chosen : undefined,
    )
  return {
    method: 'GET',
    endpoint: `/core-content-service/api/v1/web/portal/${name}/balades`,
    inputs: [
      choices(
        'difficulty',
        optionsOf(allDifficulties, (each) => texts(`walk.difficulty.${each}`)),
        difficulties,
      ),
      select(
        'length',
        optionsOf(lengths, (each) => texts(`walk.length.${each}`)),
      ),
      select(
        'duration',
        optionsOf(durations, (each) => texts(`walk.duration.${each}`)),
      ),
      choices(
        'accessibility',
        optionsOf(allNeeds, (each) => texts(`walk.need.${each}`)),
        needs,
      ),
      select(
        'theme',
        themes.map(({ uid, name }) => ({ value: uid, title: name })),
      ),
    ],
  }
}

/** Sets the value of a field, if there is one. */
const withValue = (input: Input, value: unknown): Input =>
  value === undefined ? input : Object.assign(input, { value })

type Options = NonNullable<Input['options']>

const optionsOf = <V extends string>(values: readonly V[], titleOf: (value: V) => string): Options =>
  values.map((value) => ({ value, title: titleOf(value) }))
