import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal } from './openPortal'

let portal: Awaited<ReturnType<typeof openPortal>>
beforeAll(async () => {
  portal = await openPortal({ partnerUrl: 'http://127.0.0.1:4999/' })
})
afterAll(() => portal.close())

/** What the policies of a page say of scripts, frames and the camera. */
async function policiesOf(path: string) {
  const { headers } = await portal.get(`/montclair${path}`)
  const policy = String(headers['content-security-policy'])
  const part = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]
  return [part('script-src'), part('frame-src'), /camera=\(\w*\)/.exec(String(headers['permissions-policy']))?.[0]]
}

it('only the scan page may compile WebAssembly, and only pages that scan ask for the camera', async () => {
  const usual = ["'self'", "'self' https:", 'camera=()']
  expect(await policiesOf('/carte-de-fidelite/scanner')).toEqual([
    "'self' 'wasm-unsafe-eval'",
    "'self' https:",
    'camera=(self)',
  ])
  expect(await policiesOf('/ticketin/heure-du-conte/entree')).toEqual(["'self'", "'self' https:", 'camera=(self)'])
  for (const path of ['', '/carte-de-fidelite', '/contenu/voirie', '/connecteur']) {
    expect(await policiesOf(path), path).toEqual(usual)
  }
})

it('only the page of a connector names the origin of its partner', async () => {
  for (const path of ['/connecteur/salles', '/connecteur/salles/plein-ecran', '/hauteroche/connecteur/refuge']) {
    expect(await policiesOf(path), path).toEqual(["'self'", 'http://127.0.0.1:4999', 'camera=()'])
  }
  expect(await policiesOf('/connecteur/disparu')).toEqual(["'self'", "'self' https:", 'camera=()'])
})
