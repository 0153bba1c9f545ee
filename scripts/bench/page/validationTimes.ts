import { validate } from '../../../schemas/index'
import { cellPage } from './pages'

/** Milliseconds to parse a page of `count` cells, and to validate it once parsed. */
export function validationTimes(count: number): { parse: number; validate: number } {
  const text = cellPage(count)
  const start = performance.now()
  const page: unknown = JSON.parse(text)
  const parsed = performance.now()
  const { ok } = validate(page)
  const end = performance.now()
  if (!ok) throw new Error('the corpus of the bench breaks the contract')
  return { parse: parsed - start, validate: end - parsed }
}
