import type { DataType, WalkOpinion } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import { checkSizes, refuseIssues } from '../../forms/FieldIssue'
import type { FormValues } from '../../forms/parseForm'
import type { Scope } from '../../Scope'
import { parseParts } from '../parseParts'
import { markInputs, opinionInputs } from './ratingInputs'

export type Mark = { rate: number; text: string; email: string | null; fields: WalkOpinion | null }

type Given = { rate?: unknown; comment?: unknown; email?: unknown; fields?: FormValues }

/** Parses what a visitor thinks of a thing. Throws a 400 with the issues of its fields. */
export function parseMark(body: Given, dataType: DataType, scope: Scope): Mark {
  refuseIssues(checkSizes(body))
  const { fields = {}, ...given } = body
  const [mark = {}, opinion = {}] = parseParts(
    [
      { inputs: markInputs(scope.locale), given, renamed: { description: 'comment' } },
      { inputs: opinionInputs(dataType, scope.locale).map(toBounded), given: fields, at: '/fields' },
    ],
    scope,
  )
  const { rate, description, email } = mark
  return {
    rate: Number(rate),
    text: typeof description === 'string' ? description : '',
    email: typeof email === 'string' ? email : null,
    fields: dataType === 'balade' ? toOpinion(opinion) : null,
  }
}

/** A number field takes any number; a slider takes only those of its scale. */
const toBounded = (input: FormField): FormField =>
  input.inputType === 'number' ? { ...input, inputType: 'slider' } : input

const difficulties = ['super_easy', 'easy', 'medium', 'hard'] as const

function toOpinion({ duration, difficulty, pmr, stroller }: FormValues): WalkOpinion {
  const known = difficulties.find((each) => each === difficulty)
  return {
    duration: Number(duration),
    difficulty: known ?? 'easy',
    pmr: pmr === 'Oui' ? 'Oui' : 'Non',
    stroller: stroller === 'Oui' ? 'Oui' : 'Non',
  }
}
