// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { fill } from '../helpers/renderer/fill'
import { defaultAnswers, visit } from './visit'

const address = '/valbeau/compte/creer'
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`main input[name="${name}"]`) ?? expect.fail(`There is no field ${name}.`)

afterEach(() => sessionStorage.clear())

it('a reload keeps what was typed into a form of an account, but no password', async () => {
  await visit(address, defaultAnswers)
  await fill(input('firstName'), 'Anne')
  await fill(input('email'), 'anne@maison.be')
  await fill(input('password'), 'un vélo bleu')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('vélo')
  await visit(address, defaultAnswers)
  expect(['firstName', 'email', 'password'].map((name) => input(name).value)).toEqual(['Anne', 'anne@maison.be', ''])
})

it('a reload keeps what was typed before the code ran', async () => {
  await visit(address, defaultAnswers, undefined, undefined, undefined, () => {
    input('firstName').value = 'Anne'
  })
  await visit(address, defaultAnswers)
  expect(input('firstName').value).toBe('Anne')
})
