import type { DataType, WalkOpinion } from '../../../../../schemas'
import type { FormField } from '../../../../../schemas/inputs/FormField'
import type { Scope } from '../../call/Scope'
import { checkSizes, refuseIssues } from '../../submissions/FieldIssue'
import type { FormValues } from '../../submissions/parseForm'
import { parseParts } from '../parseParts'
import { commonInputs, opinionInputs } from './ratingInputs'

export type RatingInput = { rate: number; text: string; email: string | null; fields: WalkOpinion | null }

type Given = { rate?: unknown; comment?: unknown; email?: unknown; fields?: FormValues }

/** Parses the body of a rating. Throws a 400 with the issues of its fields. */
export function parseRating(body: Given, dataType: DataType, scope: Scope): RatingInput {
  refuseIssues(checkSizes(body))
  const { fields = {}, ...given } = body
  const [common = {}, opinion = {}] = parseParts(
    [
      { inputs: commonInputs(scope.locale), given, renamed: { description: 'comment' } },
      { inputs: opinionInputs(dataType, scope.locale).map(toBounded), given: fields, at: '/fields' },
    ],
    scope,
  )
  const { rate, description, email } = common
  return {
    rate: Number(rate),
    text: typeof description === 'string' ? description : '',
    email: typeof email === 'string' ? email : null,
    fields: dataType === 'balade' ? toOpinion(opinion) : null,
  }
}

/** Turns number fields into sliders, because only sliders refuse values outside their scale. */
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
