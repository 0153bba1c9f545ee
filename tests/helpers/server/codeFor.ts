import { expect } from 'vitest'
import type { ReportingSystem } from '../../../src/server/api/defects/systems/ReportingSystem'

export const verifier = 'the verifier of the tests'
export const redirectUri = () => 'https://portail.test/street-defect-service/login'

/** Signs in at the mock, as a resident does in a browser, and returns the code that leads back with them. */
export async function codeFor(system: ReportingSystem): Promise<string> {
  const login = new URL(system.login?.urlOf({ state: 'state', verifier }) ?? '')
  expect(await (await fetch(login)).text()).toContain('Sign in')
  const fields = new URLSearchParams([...login.searchParams, ['decision', 'yes']])
  const answer = await fetch(new URL('/login', login), { method: 'POST', body: fields, redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.href).toContain(`${redirectUri()}?state=state`)
  return target.searchParams.get('code') ?? ''
}
