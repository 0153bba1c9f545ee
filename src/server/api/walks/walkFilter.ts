import type { Operations, Walk, WalkFilter } from '../../../../schemas'
import type { Scope } from '../Scope'
import { textsOf } from '../texts/textsOf'

type Difficulty = Walk['difficulty']
type Need = NonNullable<Walk['accessibility']>[number]

const difficulties: readonly Difficulty[] = ['SUPER_EASY', 'EASY', 'MEDIUM', 'HARD']
const needs: readonly Need[] = ['wheelchair', 'stroller', 'bench', 'toilets']

/** Least and greatest value, both included. */
type Span = { min: number; max: number }

/** What the walks are filtered by. */
export type WalkCondition = {
  difficulties: Difficulty[]
  length: Span | undefined
  duration: Span | undefined
  /** Every one of them is met. */
  needs: Need[]
  theme: string | undefined
  query: string
}

type FilterQuery = Partial<
  Pick<Operations['listWalks']['query'], 'difficulty' | 'length' | 'duration' | 'accessibility' | 'theme' | 'query'>
>

/** Reads a filter from the parameters of a call. Unknown values are ignored. */
export function readFilter(query: FilterQuery): WalkCondition {
  return {
    difficulties: chosen(query.difficulty, difficulties),
    length: toSpan(query.length),
    duration: toSpan(query.duration),
    needs: chosen(query.accessibility, needs),
    theme: query.theme || undefined,
    query: query.query?.trim() ?? '',
  }
}

/** How many filters are set. Several values of one count once. */
export const countFilters = ({ difficulties, length, duration, needs, theme, query }: WalkCondition): number =>
  [difficulties.length, length, duration, needs.length, theme, query].filter(Boolean).length

/**
 * The known values among those given: one by one, with commas between, or as the JSON list that a form without a script gives.
 */
function chosen<Value extends string>(given: string | string[] | undefined, known: readonly Value[]): Value[] {
  const words = new Set([given ?? []].flat().flatMap((text) => text.split(/[\s,"[\]]+/)))
  return known.filter((value) => words.has(value))
}

/** `4-8`, `-4` or `8-`. */
function toSpan(text: string | undefined): Span | undefined {
  const [min = '', max = ''] = text?.split('-') ?? []
  if (!min && !max) return undefined
  return { min: min ? Number(min) : 0, max: max ? Number(max) : Number.POSITIVE_INFINITY }
}

/** A theme of the town's walks with its name. */
export type Theme = { uid: string; name: string }

type Input = WalkFilter['inputs'][number]

/** The form that filters the walks; its fields hold the values that are set. */
export function walkFilter(
  { name, locale }: Pick<Scope, 'name' | 'locale'>,
  themes: readonly Theme[],
  query: FilterQuery,
): WalkFilter {
  const texts = textsOf(locale).walks
  const { difficulties, needs } = readFilter(query)
  const select = (name: 'length' | 'duration' | 'theme', options: Options): Input =>
    holding(
      {
        name,
        label: texts.fields[name],
        inputType: 'select',
        allowEmpty: true,
        componentLayout: 'half',
        options,
      },
      query[name],
    )
  const choices = (name: 'difficulty' | 'accessibility', titles: Titles, chosen: readonly string[]): Input =>
    holding(
      { name, label: texts.fields[name], inputType: 'checkbox', multiple: true, options: toOptions(titles) },
      chosen.length > 0 ? chosen : undefined,
    )
  return {
    method: 'GET',
    endpoint: `/core-content-service/api/v1/web/portal/${name}/balades`,
    inputs: [
      choices('difficulty', texts.difficulties, difficulties),
      select('length', toOptions(texts.lengths)),
      select('duration', toOptions(texts.durations)),
      choices('accessibility', texts.needs, needs),
      select(
        'theme',
        themes.map(({ uid, name }) => ({ value: uid, title: name })),
      ),
    ],
  }
}

/** The field with a value, if there is one. */
const holding = (input: Input, value: unknown): Input => (value === undefined ? input : Object.assign(input, { value }))

type Titles = Readonly<Record<string, string>>
type Options = NonNullable<Input['options']>

const toOptions = (titles: Titles): Options => Object.entries(titles).map(([value, title]) => ({ value, title }))
