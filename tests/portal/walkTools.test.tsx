// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { showPartFailures } from '../../src/portal/shell/showPartFailures'
import { waitUntil } from '../helpers/waitUntil'
import { defaultAnswers, visit } from './visit'

const load = vi.hoisted(() => vi.fn())
vi.mock('../../src/portal/services/walks/offline/DownloadPanel', () => {
  load()
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('the page of a walk stays when the network is cut before the code of its offline copy is there, and offers to try again', async () => {
  const walk = {
    uid: 'rives',
    poiUid: 'walk-rives',
    title: 'Les rives',
    length: 4.2,
    duration: 65,
    difficulty: 'EASY',
    steps: [],
  }
  await showPartFailures('fr')
  const { problems } = await visit('/valbeau/balade/rives', { ...defaultAnswers, '/balades/rives': walk })
  await waitUntil(() => expect(load).toHaveBeenCalled())
  await waitUntil(() => expect(document.querySelector('a[href="/valbeau/balade/rives/imprimer"]')).toBeTruthy())
  expect(document.querySelector('h1')?.textContent).toBe('Les rives')
  await waitUntil(() =>
    expect(document.querySelector('main')?.textContent).toContain('Cette partie de la page n’a pas pu être chargée.'),
  )
  expect([...document.querySelectorAll('main button')].map(({ textContent }) => textContent)).toContain('Réessayer')
  // React reports what was caught.
  expect(problems()).toHaveLength(1)
})
