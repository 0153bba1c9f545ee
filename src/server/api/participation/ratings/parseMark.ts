import type { DataType, WalkOpinion } from '../../../../../schemas'
import { checkSizes, fieldIssue } from '../../forms/FieldIssue'
import type { FormValues } from '../../forms/parseForm'
import type { Scope } from '../../Scope'
import { parseParts } from '../parseParts'
import { refuseIssues } from '../refuseIssues'
import { markInputs, maxDuration, opinionInputs } from './ratingInputs'

export type Mark = { rate: number; text: string; email: string | null; fields: WalkOpinion | null }

type Given = { rate?: unknown; comment?: unknown; email?: unknown; fields?: FormValues }

/** Parses what a visitor thinks of a thing. Throws a 400 with the issues of its fields. */
export function parseMark(body: Given, dataType: DataType, scope: Scope): Mark {
  refuseIssues(checkSizes(body))
  const { fields = {}, ...given } = body
  const [mark = {}, opinion = {}] = parseParts(
    [
      { inputs: markInputs(scope.locale), given, renamed: { description: 'comment' } },
      { inputs: opinionInputs(dataType, scope.locale), given: fields, at: '/fields' },
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

const difficulties = ['super_easy', 'easy', 'medium', 'hard'] as const

function toOpinion({ duration, difficulty, pmr, stroller }: FormValues): WalkOpinion {
  const minutes = Number(duration)
  const known = difficulties.find((each) => each === difficulty)
  if (minutes < 1 || minutes > maxDuration) {
    refuseIssues([fieldIssue('out-of-range', '/fields/duration', `A walk takes 1 to ${maxDuration} minutes.`)])
  }
  return {
    duration: minutes,
    difficulty: known ?? 'easy',
    pmr: pmr === 'Oui' ? 'Oui' : 'Non',
    stroller: stroller === 'Oui' ? 'Oui' : 'Non',
  }
}
